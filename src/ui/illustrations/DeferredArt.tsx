import { deferComponent } from '#runtime/deferComponent.tsx';

/** Illustration whose code is loaded after the first paint. */
export const DeferredArt = deferComponent(
  () => import(/* webpackChunkName: "art" */ './Art.tsx').then((module) => module.Art),
  { when: 'afterPaint' },
);
