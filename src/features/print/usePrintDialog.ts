import { isStandalone } from '#ui/styles/pluginRoot.ts';
import { type RefObject, useEffect, useRef } from 'react';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import { openPrintDialog, usePrint } from '#rendering/print/printDialog.ts';
import { retryImport } from '#runtime/retryImport.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';

/** Loads the printing of a frame, in the chunk of the panel with the button. */
const importPrintDocuments = () =>
  import(/* webpackChunkName: "proof" */ '#rendering/print/printDocuments.tsx');

/**
 * Returns a function that prints a certificate, and the state of printing. If `autoPrint` is set, also prints once
 * without a click, as soon as the certificate is rendered. If the plugin is the whole page, the page itself is printed.
 * Inside a host's page, a separate frame is printed, to leave out the host's content.
 * @param elementRef any element of the plugin
 */
export function usePrintDialog(
  elementRef: RefObject<HTMLElement | null>,
  certificate: RenderedCertificate | undefined,
  autoPrint: boolean,
  onPrinted: ((certificateId: string) => void) | undefined,
) {
  const hasOpenedRef = useRef(false);
  const openDialog = async (sheets: readonly RenderedCertificate[]) => {
    if (isStandalone(elementRef.current)) return openPrintDialog(window);
    const { printDocuments } = await retryImport(importPrintDocuments);
    return printDocuments(sheets);
  };
  const printState = usePrint(certificate, openDialog, onPrinted);
  const printNow = useStableCallback(printState.print);

  useEffect(() => {
    if (!autoPrint || !certificate || hasOpenedRef.current) return;
    let timer: ReturnType<typeof setTimeout>;
    // Wait for a paint: the print dialog of some browsers shows what was on screen before.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        hasOpenedRef.current = true;
        printNow();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [autoPrint, certificate, printNow]);

  return printState;
}
