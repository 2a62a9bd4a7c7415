import { useRef, useState } from 'react';
import type { PdfLevel } from '#model/config.ts';
import type { TellEvent } from '#model/pluginEvent.ts';
import { downloadPdf } from './downloadPdf.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';

interface PdfOptions {
  /** What is to be saved; undefined: nothing yet. */
  draw: () => Promise<DrawnCertificate> | DrawnCertificate | undefined;
  tell: TellEvent;
  level: PdfLevel;
  onSaved?: (certificateId: string) => void;
  onFailed?: () => void;
}

/** Saves a certificate as a PDF, once at a time. */
export function usePdf({ draw, tell, level, onSaved, onFailed }: PdfOptions) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  // A state would be too late for the second click of a double one.
  const isUnderWay = useRef(false);
  const save = async () => {
    const drawing = isUnderWay.current ? undefined : draw();
    if (!drawing) return;
    isUnderWay.current = true;
    setState('busy');
    try {
      const drawn = await drawing;
      await downloadPdf([drawn], { tell, level });
      setState('idle');
      onSaved?.(drawn.certificate.id);
    } catch (error) {
      console.error(error);
      setState('failed');
      onFailed?.();
    }
    isUnderWay.current = false;
  };
  return { isBusy: state === 'busy', hasFailed: state === 'failed', save: () => void save() };
}
