import { deferComponent } from '#runtime/deferComponent.tsx';

/** The message for an unknown certificate id, loaded on demand: a host's print window does not show it. */
export const UnknownCertificate = deferComponent(
  () =>
    import(/* webpackChunkName: "proof" */ './UnknownCertificate.tsx').then(
      (module) => module.UnknownCertificate,
    ),
  { when: 'render' },
);
