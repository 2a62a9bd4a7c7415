/** Entry `certificates-plugin-host`, and without imports `certificates-plugin-host/browser`. */
export { VersionError } from './checkVersion.ts';
export { connectCertificates } from './connectCertificates.ts';
export {
  defineCertificatesElement,
  type CertificatesElement,
} from './defineCertificatesElement.ts';
export type {
  ConnectedModule,
  ConnectedModules,
  ConnectOptions,
  HostProps,
  SharedReact,
} from './hostTypes.ts';
export type * from '#entries/contract.ts';
