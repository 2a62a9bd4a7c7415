export { DeferredCertificatesKeyboard } from './deferred.ts';
