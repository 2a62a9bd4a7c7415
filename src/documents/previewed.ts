import { createAction } from '@reduxjs/toolkit';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';

/** A certificate was fetched to be seen. It stays in the state as `preview` (docs/behaviour.md, Certificates state). */
export const certificatePreviewed = createAction<IssuedCertificate>('certificates/previewed');

/** An empty object until a certificate was seen. */
export type PreviewState = Partial<IssuedCertificate>;

/** The certificate that was seen last. */
export function selectPreviewed(state: {
  certificates: { preview: PreviewState };
}): IssuedCertificate | undefined {
  const { preview } = state.certificates;
  return preview.id !== undefined ? (preview as IssuedCertificate) : undefined;
}
