import { loadTexts } from '#i18n/catalogue.ts';
import { lazyComponent } from '#ui/lazyComponent.tsx';
import { afterRows } from '../afterRows.ts';

/** What stands around the search field, and finds. */
export const LaterFinderTools = afterRows('find', () =>
  import(/* webpackChunkName: "find" */ './FinderTools.tsx').then((module) => module.FinderTools),
);

/** What was found; nothing else is shown then. */
export const FoundView = lazyComponent(async () => {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "find" */ '../found/FoundView.tsx'),
    loadTexts('find'),
  ]);
  return module.FoundView;
});
