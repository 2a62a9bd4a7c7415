import { type RefObject, useEffect, useRef } from 'react';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import { openPrintDialog, usePrinting } from '#rendering/print/printDialog.ts';
import { printSheets } from '#rendering/print/printSheets.tsx';
import { useHandler } from '#ui/useHandler.ts';

/**
 * Prints what is drawn: a page of its own prints itself, in a host's page a frame does it, so that the host's own content
 * stays out.
 * @param screen any element of the page
 */
export function usePrintDialog(
  screen: RefObject<HTMLElement | null>,
  drawn: DrawnCertificate | undefined,
  autoPrint: boolean,
  onPrinted: ((certificateId: string) => void) | undefined,
) {
  const hasOpened = useRef(false);
  const open = (sheets: readonly DrawnCertificate[]) =>
    screen.current?.closest('[data-standalone]') ? openPrintDialog(window) : printSheets(sheets);
  const printing = usePrinting(drawn, open, onPrinted);
  const printAtOnce = useHandler(printing.print);

  useEffect(() => {
    if (!autoPrint || !drawn || hasOpened.current) return;
    hasOpened.current = true;
    // The sheets have to be painted once: dialogs of some browsers show what was on screen before.
    const frame = requestAnimationFrame(() => setTimeout(printAtOnce));
    return () => {
      hasOpened.current = false;
      cancelAnimationFrame(frame);
    };
  }, [autoPrint, drawn, printAtOnce]);

  return printing;
}
