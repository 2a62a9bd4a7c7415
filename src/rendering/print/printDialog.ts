import { useRef, useState } from 'react';
import type { RenderedCertificate } from '../renderCertificate.ts';

/**
 * Maximum wait for the browser's `beforeprint` event, milliseconds. Without this event, the print dialog counts as not
 * opened.
 */
const dialogTimeout = 1000;

/**
 * Result of opening the print dialog. `ignored`: the browser did nothing, for instance in a frame that may not open
 * dialogs.
 */
export type PrintOutcome = 'opened' | 'ignored';

/** Opens the print dialog of a window or frame. Resolves to `opened` if the dialog opened, otherwise to `ignored`. */
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
 * Returns `print`, a function that prints a certificate, and `isIgnored`: whether the browser ignored the last attempt
 * to print. `print` does nothing while the dialog is being opened.
 * @param open opens the print dialog
 * @param onPrinted called after the dialog has opened
 */
export function usePrint(
  rendered: RenderedCertificate | undefined,
  open: (certificates: readonly RenderedCertificate[]) => Promise<PrintOutcome>,
  onPrinted: ((certificateId: string) => void) | undefined,
) {
  const [isIgnored, setIsIgnored] = useState(false);
  // State would be updated too late for the second click of a double click.
  const isOpening = useRef(false);
  const print = async () => {
    if (!rendered || isOpening.current) return;
    isOpening.current = true;
    const outcome = await open([rendered]).finally(() => (isOpening.current = false));
    setIsIgnored(outcome === 'ignored');
    if (outcome === 'opened') onPrinted?.(rendered.certificate.id);
  };
  return {
    /** Whether the browser ignored the last attempt to print. */
    isIgnored,
    print: () => void print(),
  };
}
