import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/useLanguage.ts';
import { retryImport } from '#runtime/retryImport.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import type { FileCheckContext, FileCheckReport, FileCheckStep } from '../comparison/index.ts';
import type { FileChecker } from './fileCheckChunk.ts';

/** Loads the certificates for a check, with the settings with which they are drawn. */
export type CertificateSource = Pick<FileCheckContext, 'loadCertificate' | 'renderConfig'>;

type CheckState =
  | { kind: 'idle' }
  | { kind: 'busy'; file: File; step?: FileCheckStep }
  | { kind: 'failed'; file: File }
  | { kind: 'checked'; file: File; outcome: FileCheckReport; runNumber: number };

/**
 * Returns a function that checks a file, and the result. Files are checked one at a time; a new file replaces the
 * previous one. Another function loads the code of a check while the user chooses a file.
 */
export function useFileCheck(openCertificateId: string | undefined, context: CertificateSource) {
  const [state, setState] = useState<CheckState>({ kind: 'idle' });
  const runCountRef = useRef(0);
  const checkerRef = useRef<FileChecker>(undefined);
  const language = useLanguage();
  const isMountedRef = useRef(false);
  useEffect(() => {
    isMountedRef.current = true;
    return () => {
      isMountedRef.current = false;
      checkerRef.current?.close();
      checkerRef.current = undefined;
    };
  }, []);
  const loadChecker = async () => {
    const chunk = await retryImport(
      () => import(/* webpackChunkName: "verify" */ './fileCheckChunk.ts'),
    );
    if (isMountedRef.current) return (checkerRef.current ??= new chunk.FileChecker());
    return undefined;
  };
  const prepareCheck = useStableCallback(() => {
    const prepare = async () =>
      (await loadChecker())?.prepare(openCertificateId, language, context);
    // A failure is reported when a file is checked.
    void prepare().catch(() => undefined);
  });
  const checkDocument = async (file: File) => {
    const runNumber = ++runCountRef.current;
    const showState = (next: CheckState) => {
      if (runCountRef.current === runNumber) setState(next);
    };
    setState({ kind: 'busy', file });
    try {
      const checker = await loadChecker();
      if (!checker || runCountRef.current !== runNumber) return;
      const outcome = await checker.check(file, openCertificateId, {
        ...context,
        onStep: (step) => showState({ kind: 'busy', file, step }),
      });
      showState({ kind: 'checked', file, outcome, runNumber });
    } catch (error) {
      console.error(error);
      showState({ kind: 'failed', file });
    }
  };
  return { state, prepareCheck, checkDocument: (file: File) => void checkDocument(file) };
}
