import { useEffect, useRef, useState } from 'react';
import { usePluginContext } from '#session/pluginContext.ts';
import { createPdfFile } from '#documents/downloadPdf.ts';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';

/** Returns whether the operating system has a share sheet that accepts PDFs from this page. */
export function canSharePdf(): boolean {
  const { canShare } = navigator as Partial<Navigator>;
  return (
    canShare?.call(navigator, { files: [new File([], 'a.pdf', { type: 'application/pdf' })] }) ??
    false
  );
}

/**
 * State of sending a PDF. `busy`: the PDF is being created. `ready`: the PDF was created, but the browser refused to
 * open the share sheet because the click was too long ago, so the user must click again.
 */
type SendState = 'idle' | 'busy' | 'ready' | 'failed';

/**
 * Returns a function that opens the system's share sheet with the PDF of a certificate, and the state of sending. If the
 * component is unmounted while the PDF is created, the share sheet does not open.
 */
export function useSharePdf(renderedCertificate: RenderedCertificate, onSent: () => void) {
  const { config, hostCallbacks } = usePluginContext();
  const [state, setState] = useState<SendState>('idle');
  const fileRef = useRef<File>(undefined);
  const isMountedRef = useRef(false);
  useEffect(() => {
    isMountedRef.current = true;
    return () => {
      isMountedRef.current = false;
    };
  }, []);

  const send = async () => {
    if (state === 'busy') return;
    try {
      if (!fileRef.current) {
        setState('busy');
        fileRef.current = await createPdfFile([renderedCertificate], {
          reportEvent: hostCallbacks.onEvent,
          level: config.PDF_LEVEL,
        });
      }
      // The share sheet would open over another screen.
      if (!isMountedRef.current) return;
      await navigator.share({ files: [fileRef.current] });
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
