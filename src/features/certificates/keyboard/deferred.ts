import { deferComponent } from '#runtime/deferComponent.tsx';

export const DeferredCertificatesKeyboard = deferComponent(
  () => import(/* webpackChunkName: "rows" */ './CertificatesKeyboard.tsx'),
  { when: 'afterPaint' },
);
