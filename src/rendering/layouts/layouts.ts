import { retryImport } from '#runtime/retryImport.ts';
import { type LayoutName, layoutNames } from '#domain/template/template.ts';
import type { Layout } from './layout.ts';

export type Layouts = Readonly<Record<LayoutName, Layout>>;

/**
 * Import functions of the layouts. Each layout has its own chunk, because most certificates of a company use the same
 * layout. Only the last two layouts share a chunk.
 */
const importers: Readonly<Record<LayoutName, () => Promise<Layout>>> = {
  Layout1: () =>
    import(/* webpackChunkName: "layout1" */ './layout1.ts').then((module) => module.layout1),
  Layout2: () =>
    import(/* webpackChunkName: "layout2" */ './layout2.ts').then((module) => module.layout2),
  Layout3: () =>
    import(/* webpackChunkName: "layout3" */ './layout3.ts').then((module) => module.layout3),
  Layout4: () =>
    import(/* webpackChunkName: "layout4" */ './layout4.ts').then((module) => module.layout4),
  Layout5: () =>
    import(/* webpackChunkName: "layout5" */ './layout5.ts').then((module) => module.layout5),
  Layout6: () =>
    import(/* webpackChunkName: "layout6" */ './layout6.ts').then((module) => module.layout6),
  Layout7: () =>
    import(/* webpackChunkName: "artwork" */ './artwork.ts').then((module) => module.layout7),
  Layout8: () =>
    import(/* webpackChunkName: "artwork" */ './artwork.ts').then((module) => module.layout8),
};

/** Loads the code of a layout. @throws errors of failed chunk requests */
export const loadLayout = (name: LayoutName): Promise<Layout> => retryImport(importers[name]);

/** Loads the code of all layouts, for the template editor. @throws errors of failed chunk requests */
export async function loadLayouts(): Promise<Layouts> {
  const entries = layoutNames.map(async (name) => [name, await loadLayout(name)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<LayoutName, Layout>;
}
