import { useCallback } from 'react';
import type { IssuedCertificate } from '#model/issuedCertificate.ts';
import type { Language } from '#model/language.ts';
import { type Loaded, useLoaded } from '#ui/useLoaded.ts';
import { drawCertificate, type DrawingPlace, type DrawnCertificate } from './drawCertificate.ts';

/**
 * Draws a certificate in the document's language, which need not be the interface's. While another language is drawn
 * the one before stays.
 * @param certificate stable between renders for as long as it is the same
 */
export function useCertificateScene(
  certificate: IssuedCertificate,
  documentLanguage: Language,
  { PUBLIC_URL, CERTIFICATE_TIME_ZONE, LOCALE_STRATEGY }: DrawingPlace,
): Loaded<DrawnCertificate> {
  const draw = useCallback(
    () =>
      drawCertificate(certificate, documentLanguage, {
        PUBLIC_URL,
        CERTIFICATE_TIME_ZONE,
        LOCALE_STRATEGY,
      }),
    [certificate, documentLanguage, PUBLIC_URL, CERTIFICATE_TIME_ZONE, LOCALE_STRATEGY],
  );
  return useLoaded(draw);
}
