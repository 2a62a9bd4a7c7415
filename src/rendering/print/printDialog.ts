import { useState } from 'react';
import type { DrawnCertificate } from '../drawCertificate.ts';

/** Milliseconds after which a browser has not opened it. */
const opensWithin = 1000;

/** `ignored`: the browser did nothing, as in a frame that may not open dialogs. */
export type PrintOutcome = 'opened' | 'ignored';

/** Opens the print dialog of a window or frame, and says whether it did. */
export function openPrintDialog(view: Window): Promise<PrintOutcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('ignored'), opensWithin);
    const opened = () => {
      clearTimeout(timer);
      resolve('opened');
    };
    view.addEventListener('beforeprint', opened, { once: true });
    view.focus();
    view.print();
  });
}

/**
 * Prints what is drawn.
 * @param open opens the dialog
 * @param onPrinted it was opened
 */
export function usePrinting(
  drawn: DrawnCertificate | undefined,
  open: (drawn: readonly DrawnCertificate[]) => Promise<PrintOutcome>,
  onPrinted: ((certificateId: string) => void) | undefined,
) {
  const [isIgnored, setIsIgnored] = useState(false);
  const print = async () => {
    if (!drawn) return;
    const outcome = await open([drawn]);
    setIsIgnored(outcome === 'ignored');
    if (outcome === 'opened') onPrinted?.(drawn.certificate.id);
  };
  return {
    /** The browser did not print when it was asked to. */
    isIgnored,
    print: () => void print(),
  };
}
