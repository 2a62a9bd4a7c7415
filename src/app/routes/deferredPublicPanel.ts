import { lazyComponent } from '#runtime/lazyComponent.tsx';

/** Loaded in a separate chunk, because the certificate is rendered and printed without it. */
export const DeferredPublicPanel = lazyComponent(() =>
  import(/* webpackChunkName: "proof" */ './PublicPanel.tsx').then((module) => module.PublicPanel),
);
