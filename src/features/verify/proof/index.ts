export { CertificateProof } from './CertificateProof.tsx';
export { UnknownCertificate } from './deferred.ts';
export { messages as proofMessages } from './messages.ts';
export { VerdictCard } from './VerdictCard.tsx';
