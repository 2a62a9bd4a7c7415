import { loadTexts } from '#i18n/catalogue.ts';
import { lazyComponent } from '#ui/lazyComponent.tsx';

/** In a chunk of its own: the paper is drawn and printed without it. */
export const Panel = lazyComponent(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "proof" */ './proof/Panel.tsx'),
    loadTexts('proof'),
  ]);
  return part.Panel;
});
