import { useRef, useState } from 'react';
import { useServices } from '#api/services.ts';
import { pdfFile } from '#documents/downloadPdf.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';

/** Whether the operating system has a share sheet that takes a PDF from this page. */
export function canSendPdf(): boolean {
  const { canShare } = navigator as Partial<Navigator>;
  return (
    canShare?.call(navigator, { files: [new File([], 'a.pdf', { type: 'application/pdf' })] }) ??
    false
  );
}

/** `ready`: the PDF is there, but the click was too long ago for the browser. */
type Sending = 'idle' | 'busy' | 'ready' | 'failed';

/** Hands the PDF of a certificate to the system's share sheet. */
export function useSending(drawn: DrawnCertificate, onSent: () => void) {
  const { config, reports } = useServices();
  const [state, setState] = useState<Sending>('idle');
  const made = useRef<File>(undefined);

  const send = async () => {
    if (state === 'busy') return;
    try {
      if (!made.current) {
        setState('busy');
        made.current = await pdfFile([drawn], { tell: reports.event, level: config.PDF_LEVEL });
      }
      await navigator.share({ files: [made.current] });
      onSent();
    } catch (error) {
      const { name } = error as Error;
      if (name === 'AbortError') setState('idle');
      else if (name === 'NotAllowedError' && state !== 'ready') setState('ready');
      else {
        console.error(error);
        setState('failed');
      }
    }
  };
  return { state, send: () => void send() };
}
