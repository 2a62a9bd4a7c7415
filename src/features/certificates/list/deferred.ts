import { deferComponent } from '#runtime/deferComponent.tsx';

export const DeferredMetadataTags = deferComponent<object>(
  () =>
    import(/* webpackChunkName: "search" */ './MetadataTags.tsx').then(
      (module) => module.MetadataTags,
    ),
  { when: 'afterPaint' },
);
