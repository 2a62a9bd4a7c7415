import { SidebarSkeleton } from '#features/print/SidebarSkeleton.tsx';
import { waitForProofMessages } from '#features/verify/proof/index.ts';
import { deferComponent } from '#runtime/deferComponent.tsx';

/**
 * Panel of the public page, loaded from a separate chunk. The certificate can be displayed and printed before this
 * chunk is loaded.
 */
export const DeferredPublicPageSidePanel = deferComponent(
  () =>
    waitForProofMessages(
      import(/* webpackChunkName: "proof" */ './PublicPageSidePanel.tsx').then(
        (module) => module.PublicPageSidePanel,
      ),
    ),
  { when: 'render', fallback: SidebarSkeleton },
);
