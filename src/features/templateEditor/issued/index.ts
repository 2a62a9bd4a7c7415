export { FutureCertificatesNote } from './FutureCertificatesNote.tsx';
