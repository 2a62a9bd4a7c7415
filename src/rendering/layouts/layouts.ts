import { retryImport } from '#runtime/retryImport.ts';
import type { LayoutName } from '#domain/template/template.ts';
import type { Layout } from './layout.ts';
import type { Layouts } from './allLayouts.ts';

/** Loads the code of all layouts. @throws the error of a failed chunk request */
export async function loadLayouts(): Promise<Layouts> {
  const { allLayouts } = await retryImport(
    () => import(/* webpackChunkName: "layouts" */ './allLayouts.ts'),
  );
  return allLayouts;
}

/** Loads the code of a layout. @throws the error of a failed chunk request */
export const loadLayout = async (name: LayoutName): Promise<Layout> => (await loadLayouts())[name];
