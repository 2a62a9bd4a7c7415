import { deferComponent } from '#runtime/deferComponent.tsx';

export const DeferredCertificatesKeyboard = deferComponent<object>(
  () =>
    import(/* webpackChunkName: "rows" */ './CertificatesKeyboard.tsx').then(
      (module) => module.CertificatesKeyboard,
    ),
  { when: 'afterPaint' },
);
