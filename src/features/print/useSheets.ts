import { useCallback, useState } from 'react';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import type { Language } from '#model/language.ts';
import {
  drawCertificate,
  type DrawingPlace,
  type DrawnCertificate,
} from '#rendering/drawCertificate.ts';
import { useCertificateScene } from '#rendering/screen/useScene.ts';
import { type Loaded, useLoaded } from '#ui/useLoaded.ts';

export interface MarginChoice {
  hasMargin: boolean;
  choose: (hasMargin: boolean) => void;
}

interface Sheets {
  /** As it was issued: what is saved. */
  drawing: Loaded<DrawnCertificate>;
  /** What is shown and printed. */
  sheets: DrawnCertificate | undefined;
  margin: MarginChoice;
}

/** A certificate in a language, for printers that reach the paper's edges or do not. */
export function useSheets(
  certificate: IssuedCertificate,
  language: Language,
  place: DrawingPlace,
): Sheets {
  const drawing = useCertificateScene(certificate, language, place);
  const [hasMargin, choose] = useState(false);
  const drawSafe = useCallback(
    async () =>
      hasMargin ? drawCertificate(certificate, language, place, { isMarginSafe: true }) : undefined,
    [hasMargin, certificate, language, place],
  );
  const safe = useLoaded(drawSafe);
  // Until it is drawn, or where it cannot be, the one before stays.
  const sheets = (hasMargin && safe.value) || drawing.value;
  return { drawing, sheets, margin: { hasMargin, choose } };
}
