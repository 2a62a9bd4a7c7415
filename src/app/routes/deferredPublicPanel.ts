import { SidebarSkeleton } from '#features/print/SidebarSkeleton.tsx';
import { waitForProofMessages } from '#features/verify/proof/index.ts';
import { deferComponent } from '#runtime/deferComponent.tsx';

/** Panel of the public page. The certificate can be displayed and printed before it is loaded. */
export const DeferredPublicPageSidePanel = deferComponent(
  () => waitForProofMessages(import(/* webpackChunkName: "proof" */ './PublicPageSidePanel.tsx')),
  { when: 'render', fallback: SidebarSkeleton },
);
