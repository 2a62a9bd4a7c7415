import type { RefObject } from 'react';
import { deferComponent } from '#runtime/deferComponent.tsx';

export const DeferredCertificatesKeyboard = deferComponent<{
  pageRef: RefObject<HTMLElement | null>;
}>(() => import(/* webpackChunkName: "rows" */ './CertificatesKeyboard.tsx'), {
  when: 'afterPaint',
});
