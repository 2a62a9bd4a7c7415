export { AuthenticityConfirmation } from './AuthenticityConfirmation.tsx';
export { CertificateIdForm, CertificateLookup, UnknownCertificate } from './deferred.ts';
export { messages as proofMessages } from './messages.ts';
export { VerdictCard } from './VerdictCard.tsx';
export { waitForProofMessages } from './waitForProofMessages.ts';
