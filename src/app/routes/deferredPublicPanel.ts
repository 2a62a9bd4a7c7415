import { PanelSkeleton } from '#features/print/PanelSkeleton.tsx';
import { deferComponent } from '#runtime/deferComponent.tsx';

/** The panel of the public page, deferred because the certificate is rendered and printed without it. */
export const DeferredPublicPanel = deferComponent(
  () =>
    import(/* webpackChunkName: "proof" */ './PublicPanel.tsx').then(
      (module) => module.PublicPanel,
    ),
  { when: 'render', fallback: PanelSkeleton },
);
