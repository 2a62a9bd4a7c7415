import { deferComponent } from '#runtime/deferComponent.tsx';

/** Illustration whose code is loaded after the first paint. */
export const DeferredNamedIllustration = deferComponent(
  () => import(/* webpackChunkName: "art" */ './NamedIllustration.tsx'),
  { when: 'afterPaint' },
);
