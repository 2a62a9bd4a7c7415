import { deferComponent } from '#runtime/deferComponent.tsx';

/**
 * The page for an unknown certificate id. Its code is loaded on demand, because the print window of a host never shows
 * this page.
 */
export const UnknownCertificate = deferComponent(
  () =>
    import(/* webpackChunkName: "proof" */ './UnknownCertificate.tsx').then(
      (module) => module.UnknownCertificate,
    ),
  { when: 'render' },
);
