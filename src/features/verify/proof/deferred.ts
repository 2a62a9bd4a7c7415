import { deferComponent } from '#runtime/deferComponent.tsx';

/**
 * The page for an unknown certificate id. The code of the page is loaded on demand, because not every visitor needs it:
 * the window that a host opens for printing never shows this page.
 */
export const UnknownCertificate = deferComponent(
  () =>
    import(/* webpackChunkName: "proof" */ './UnknownCertificate.tsx').then(
      (module) => module.UnknownCertificate,
    ),
  { when: 'render' },
);
