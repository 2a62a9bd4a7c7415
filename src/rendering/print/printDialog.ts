import { useState } from 'react';
import type { RenderedCertificate } from '../renderCertificate.ts';

/** Time to wait for a print event, milliseconds. Without an event, the print dialog counts as not opened. */
const dialogTimeout = 1000;

/**
 * Result of opening the print dialog. `ignored`: the browser did nothing, for instance in a frame that may not open
 * dialogs.
 */
export type PrintOutcome = 'opened' | 'ignored';

/** Opens the print dialog of a window or frame, and resolves with whether it opened. */
export function openPrintDialog(target: Window): Promise<PrintOutcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('ignored'), dialogTimeout);
    const handleOpen = () => {
      clearTimeout(timer);
      resolve('opened');
    };
    target.addEventListener('beforeprint', handleOpen, { once: true });
    target.focus();
    target.print();
  });
}

/**
 * Returns a function that prints a certificate, and whether the browser ignored the last attempt.
 * @param open opens the print dialog
 * @param onPrinted called when the dialog was opened
 */
export function usePrint(
  rendered: RenderedCertificate | undefined,
  open: (certificates: readonly RenderedCertificate[]) => Promise<PrintOutcome>,
  onPrinted: ((certificateId: string) => void) | undefined,
) {
  const [isIgnored, setIsIgnored] = useState(false);
  const print = async () => {
    if (!rendered) return;
    const outcome = await open([rendered]);
    setIsIgnored(outcome === 'ignored');
    if (outcome === 'opened') onPrinted?.(rendered.certificate.id);
  };
  return {
    /** Whether the browser ignored the last attempt to print. */
    isIgnored,
    print: () => void print(),
  };
}
