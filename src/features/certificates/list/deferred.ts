import { deferComponent } from '#runtime/deferComponent.tsx';

export const DeferredUserMetadataTags = deferComponent<object>(
  () =>
    import(/* webpackChunkName: "search" */ './UserMetadataTags.tsx').then(
      (module) => module.UserMetadataTags,
    ),
  { when: 'afterPaint' },
);
