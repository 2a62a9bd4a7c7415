import { deferComponent } from '#runtime/deferComponent.tsx';
import { waitForProofMessages } from './waitForProofMessages.ts';

/**
 * The page for an unknown certificate id. The code of the page is loaded on demand, because not every visitor needs it:
 * the window that a host opens for printing never shows this page.
 */
export const UnknownCertificate = deferComponent(
  () => waitForProofMessages(import(/* webpackChunkName: "proof" */ './UnknownCertificate.tsx')),
  { when: 'render' },
);

/** A text field for another id, below the other content of a public page. */
export const CertificateIdForm = deferComponent(
  () => waitForProofMessages(import(/* webpackChunkName: "proof" */ './CertificateIdForm.tsx')),
  { when: 'afterPaint' },
);

/** The public page without an id. */
export const CertificateLookup = deferComponent(
  () => waitForProofMessages(import(/* webpackChunkName: "proof" */ './CertificateLookup.tsx')),
  { when: 'render' },
);
