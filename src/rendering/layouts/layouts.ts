import { retryImport } from '#runtime/retryImport.ts';
import type { LayoutName } from '#domain/template/template.ts';
import type { Layout } from './layout.ts';
import type { Layouts } from './allLayouts.ts';

/** Loads the code of all layouts. @throws the error of a failed request for a code chunk */
export async function loadLayouts(): Promise<Layouts> {
  const { allLayouts } = await retryImport(
    () => import(/* webpackChunkName: "layouts" */ './allLayouts.ts'),
  );
  return allLayouts;
}

/** Loads the code of all layouts and returns one of them. @throws the error of a failed request for a code chunk */
export const loadLayout = async (name: LayoutName): Promise<Layout> => (await loadLayouts())[name];
