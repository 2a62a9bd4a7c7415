import { useState } from 'react';
import { useServices } from '#api/services.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import { printSheets } from '#rendering/print/printSheets.tsx';
import type { Subject } from './usePreviewSubject.ts';

/** Prints both sides of what is drawn through a frame that nobody sees, without leaving the screen. */
export function usePrinting(kind: Subject['kind'], drawn: DrawnCertificate | undefined) {
  const { reports } = useServices();
  const [isIgnored, setIsIgnored] = useState(false);
  const print = async () => {
    if (!drawn) return;
    const outcome = await printSheets([drawn]);
    setIsIgnored(outcome === 'ignored');
    if (outcome === 'opened' && kind === 'certificate') reports.printed(drawn.certificate.id);
  };
  return {
    /** The browser did not print when it was asked to. */
    isIgnored,
    print: () => void print(),
  };
}
