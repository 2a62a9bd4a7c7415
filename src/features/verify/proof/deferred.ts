import { lazyComponent } from '#runtime/lazyComponent.tsx';

/** The message for an unknown certificate id, loaded on demand: a host's print window does not show it. */
export const UnknownCertificate = lazyComponent(() =>
  import(/* webpackChunkName: "unknown" */ './UnknownCertificate.tsx').then(
    (module) => module.UnknownCertificate,
  ),
);
