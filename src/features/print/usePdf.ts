import { useState } from 'react';
import type { TellEvent } from '#model/pluginEvent.ts';
import type { Download } from '#rendering/document/PdfButton.tsx';
import { downloadPdf } from '#rendering/downloadPdf.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';

/** Saves what is drawn as a PDF; a failure is for the page to say, which has no notifications. */
export function usePdf(
  drawn: DrawnCertificate | undefined,
  isOffered: boolean,
  tell: TellEvent,
): Download & { hasFailed: boolean } {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    if (!drawn) return;
    setState('busy');
    try {
      await downloadPdf([drawn], tell);
      setState('idle');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };
  return {
    isOffered,
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    start: () => void save(),
  };
}
