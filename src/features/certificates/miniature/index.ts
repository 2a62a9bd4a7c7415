export { CertificateMiniature } from './CertificateMiniature.tsx';
