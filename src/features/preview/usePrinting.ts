import { useState } from 'react';
import { useServices } from '#api/services.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import { printSheets } from '#rendering/print/printSheets.tsx';
import type { Subject } from './usePreviewSubject.ts';

/** Prints both sides of what is drawn. */
export function usePrinting(kind: Subject['kind'], drawn: DrawnCertificate | undefined) {
  const { reports } = useServices();
  const [isIgnored, setIsIgnored] = useState(false);
  const printHere = async () => {
    if (!drawn) return;
    const outcome = await printSheets([drawn]);
    setIsIgnored(outcome === 'ignored');
    if (outcome === 'opened' && kind === 'certificate') reports.printed(drawn.certificate.id);
  };
  return {
    /** The browser did not print when it was asked to. */
    isIgnored,
    /** Through a frame that nobody sees, without leaving the screen. */
    printHere: () => void printHere(),
    /** A certificate prints on its own public page, in a window that only opens at the moment of a click. */
    print: () => {
      if (kind === 'certificate' && drawn && openPrintPage(drawn.text.url)) return;
      void printHere();
    },
  };
}

function openPrintPage(url: string): boolean {
  const opened = window.open(`${url}?print=1`);
  if (!opened) return false;
  opened.opener = null;
  return true;
}
