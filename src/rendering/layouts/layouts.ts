import { retryingImport } from '#i18n/retryingImport.ts';
import { type LayoutName, layoutNames } from '#model/template/template.ts';
import type { Layout } from './layout.ts';

export type Layouts = Readonly<Record<LayoutName, Layout>>;

/** Each in a chunk of its own, the last two in one: most papers of a company have the same layout. */
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

/** What draws a layout. @throws whatever a failed chunk request gives */
export const loadLayout = (name: LayoutName): Promise<Layout> => retryingImport(importers[name]);

/** All of them, for those who change from one to another. @throws whatever a failed chunk request gives */
export async function loadLayouts(): Promise<Layouts> {
  const named = layoutNames.map(async (name) => [name, await loadLayout(name)] as const);
  return Object.fromEntries(await Promise.all(named)) as Record<LayoutName, Layout>;
}
