import { useCallback } from 'react';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import type { Language } from '#model/language.ts';
import { type Loaded, useLoaded } from '#ui/useLoaded.ts';
import { drawCertificate, type DrawingPlace, type DrawnCertificate } from '../drawCertificate.ts';

/**
 * Draws a certificate in the document's language, which need not be the interface's. While another language is drawn
 * the one before stays.
 * @param certificate stable between renders for as long as it is the same, and so is `place`
 */
export function useCertificateScene(
  certificate: IssuedCertificate,
  documentLanguage: Language,
  place: DrawingPlace,
): Loaded<DrawnCertificate> {
  const draw = useCallback(
    () => drawCertificate(certificate, documentLanguage, place),
    [certificate, documentLanguage, place],
  );
  return useLoaded(draw);
}
