import { useRef, useState } from 'react';
import { useServices } from '#api/services.ts';
import { retryingImport } from '#i18n/retryingImport.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import { pdfFileName } from '#rendering/pdf/pdfFileName.ts';

const type = 'application/pdf';

/** Whether the operating system has a share sheet that takes a PDF from this page. */
export function canSendPdf(): boolean {
  const { canShare } = navigator as Partial<Navigator>;
  return canShare?.call(navigator, { files: [new File([], 'a.pdf', { type })] }) ?? false;
}

/** `ready`: the PDF is there, but the click was too long ago for the browser. */
type Sending = 'idle' | 'busy' | 'ready' | 'failed';

/** Hands the PDF of a certificate to the system's share sheet. */
export function useSending(drawn: DrawnCertificate, onSent: () => void) {
  const { reports } = useServices();
  const [state, setState] = useState<Sending>('idle');
  const made = useRef<File>(undefined);

  const send = async () => {
    if (state === 'busy') return;
    try {
      if (!made.current) {
        setState('busy');
        const began = performance.now();
        made.current = await pdfFile(drawn);
        reports.event('pdf-made', began, '1');
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

async function pdfFile(drawn: DrawnCertificate): Promise<File> {
  const { makePdf } = await retryingImport(
    () => import(/* webpackChunkName: "pdf" */ '#rendering/makePdf.ts'),
  );
  const bytes = await makePdf([drawn]);
  return new File([bytes.slice()], pdfFileName(drawn.text.name, drawn.text.course), { type });
}
