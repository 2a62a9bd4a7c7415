import { deferComponent } from '#runtime/deferComponent.tsx';

export const DeferredMetadataTags = deferComponent<object>(() =>
  import(/* webpackChunkName: "find" */ './MetadataTags.tsx').then((module) => module.MetadataTags),
);
