import { PanelSkeleton } from '#features/print/PanelSkeleton.tsx';
import { deferComponent } from '#runtime/deferComponent.tsx';

/**
 * Panel of the public page, loaded from a separate chunk. The certificate can be displayed and printed before this
 * chunk is loaded.
 */
export const DeferredPublicPanel = deferComponent(
  () =>
    import(/* webpackChunkName: "proof" */ './PublicPanel.tsx').then(
      (module) => module.PublicPanel,
    ),
  { when: 'render', fallback: PanelSkeleton },
);
