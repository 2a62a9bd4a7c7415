import { useEffect, useRef, useState } from 'react';
import type { DrawingWorker } from '#rendering/drawing/DrawingWorker.ts';
import type { FileCheckContext, FileCheckReport, FileCheckStep } from '../comparison/index.ts';
import { retryImport } from '#runtime/retryImport.ts';

/** Loads the certificates for a check, with the settings with which they are drawn. */
export type CertificateSource = Pick<FileCheckContext, 'loadCertificate' | 'renderConfig'>;

type CheckState =
  | { kind: 'idle' }
  | { kind: 'busy'; file: File; step?: FileCheckStep }
  | { kind: 'failed'; file: File }
  | { kind: 'checked'; file: File; outcome: FileCheckReport; runNumber: number };

/**
 * Returns a function that checks a file, and the result. Files are checked one at a time; a new file replaces the
 * previous one.
 */
export function useFileCheck(openCertificateId: string | undefined, context: CertificateSource) {
  const [state, setState] = useState<CheckState>({ kind: 'idle' });
  const runCountRef = useRef(0);
  const workerRef = useRef<DrawingWorker>(undefined);
  useEffect(
    () => () => {
      runCountRef.current = 0;
      workerRef.current?.close();
      workerRef.current = undefined;
    },
    [],
  );
  const checkDocument = async (file: File) => {
    const runNumber = ++runCountRef.current;
    const showState = (next: CheckState) => {
      if (runCountRef.current === runNumber) setState(next);
    };
    setState({ kind: 'busy', file });
    try {
      const { checkFile, createDrawingEngines, DrawingWorker, openPdfFile } = await retryImport(
        () => import(/* webpackChunkName: "verify" */ './fileCheckChunk.ts'),
      );
      if (runCountRef.current !== runNumber) return;
      workerRef.current ??= new DrawingWorker();
      const outcome = await checkFile(file, openCertificateId, {
        ...context,
        openFile: openPdfFile,
        onStep: (step) => showState({ kind: 'busy', file, step }),
        drawingEngines: createDrawingEngines(workerRef.current),
      });
      showState({ kind: 'checked', file, outcome, runNumber });
    } catch (error) {
      console.error(error);
      showState({ kind: 'failed', file });
    }
  };
  return { state, checkDocument: (file: File) => void checkDocument(file) };
}
