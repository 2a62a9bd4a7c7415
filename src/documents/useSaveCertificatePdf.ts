import { useRef, useState } from 'react';
import type { PdfConformanceLevel } from '#domain/config.ts';
import type { ReportEvent } from '#runtime/pluginEvent.ts';
import { downloadPdf, type PdfOptions } from './downloadPdf.ts';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';

export interface SavePdfOptions {
  /** Returns the certificate to save, or undefined if it is not available yet. */
  render: () => Promise<RenderedCertificate> | RenderedCertificate | undefined;
  reportEvent: ReportEvent;
  level: PdfConformanceLevel;
  /** Returns further options of the PDF of a certificate. */
  getPdfOptions?:
    | ((certificate: RenderedCertificate) => Pick<PdfOptions, 'hasBleed' | 'names'>)
    | undefined;
  onSaved?: (certificateId: string) => void;
  onFailed?: () => void;
}

/**
 * Returns a function that saves a certificate as a PDF, and the state of saving. The function does nothing while a PDF
 * is being saved.
 */
export function useSaveCertificatePdf({
  render,
  reportEvent,
  level,
  getPdfOptions,
  onSaved,
  onFailed,
}: SavePdfOptions) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  // State would be updated too late for the second click of a double click.
  const isSavingRef = useRef(false);
  const save = async () => {
    const rendering = isSavingRef.current ? undefined : render();
    if (!rendering) return;
    isSavingRef.current = true;
    setState('busy');
    try {
      const certificate = await rendering;
      await downloadPdf([certificate], { reportEvent, level, ...getPdfOptions?.(certificate) });
      setState('idle');
      onSaved?.(certificate.certificate.id);
    } catch (error) {
      console.error(error);
      setState('failed');
      onFailed?.();
    }
    isSavingRef.current = false;
  };
  return { isBusy: state === 'busy', hasFailed: state === 'failed', save: () => void save() };
}
