import { createAction } from '@reduxjs/toolkit';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';

/**
 * Redux action dispatched when a certificate has been loaded for the preview. The reducer stores the certificate in the
 * state `preview` (docs/behaviour.md, Certificates state).
 */
export const certificatePreviewed = createAction<IssuedCertificate>('certificates/previewed');

/**
 * Redux state `preview`: the certificate that was previewed most recently, or an empty object before the first preview.
 */
export type PreviewState = Partial<IssuedCertificate>;

/** Selects the certificate that was previewed most recently in this session. */
export function selectPreviewedCertificate(state: {
  certificates: { preview: PreviewState };
}): IssuedCertificate | undefined {
  const { preview } = state.certificates;
  return preview.id !== undefined ? (preview as IssuedCertificate) : undefined;
}
