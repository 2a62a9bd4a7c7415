import { useState } from 'react';
import type { DrawnCertificate } from '../drawCertificate.ts';
import type { PrintOutcome } from './printDialog.ts';
import { printSheets } from './printSheets.tsx';

/**
 * Prints both sides of what is drawn.
 * @param onPrinted the dialog was opened
 * @param open opens it; default: through a frame that nobody sees, without leaving the screen
 */
export function usePrinting(
  drawn: DrawnCertificate | undefined,
  onPrinted: (certificateId: string) => void,
  open = (sheets: DrawnCertificate): Promise<PrintOutcome> => printSheets([sheets]),
) {
  const [isIgnored, setIsIgnored] = useState(false);
  const print = async () => {
    if (!drawn) return;
    const outcome = await open(drawn);
    setIsIgnored(outcome === 'ignored');
    if (outcome === 'opened') onPrinted(drawn.certificate.id);
  };
  return {
    /** The browser did not print when it was asked to. */
    isIgnored,
    print: () => void print(),
  };
}
