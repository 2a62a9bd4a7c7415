import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import { openPrintDialog } from '#rendering/print/printDialog.ts';
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
  const [isIgnored, setIsIgnored] = useState(false);
  const hasOpened = useRef(false);

  const print = async () => {
    if (!drawn) return;
    const isOwnPage = screen.current?.closest('[data-standalone]');
    const outcome = await (isOwnPage ? openPrintDialog(window) : printSheets([drawn]));
    setIsIgnored(outcome === 'ignored');
    if (outcome === 'opened') onPrinted?.(drawn.certificate.id);
  };
  const printAtOnce = useHandler(() => void print());

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

  return { isIgnored, open: () => void print() };
}
