import { useEffect, useRef, useState } from 'react';
import type { CheckTools } from '#documents/check/checkFile.ts';
import type { CheckedFile } from '#documents/check/verdicts.ts';
import { retryingImport } from '#i18n/retryingImport.ts';

type CheckState =
  | { kind: 'idle' }
  | { kind: 'busy'; file: File }
  | { kind: 'failed'; file: File }
  | { kind: 'checked'; file: File; checked: CheckedFile; count: number };

/** Checks one file at a time; only the last one counts. */
export function useCheck(shownId: string | undefined, tools: Omit<CheckTools, 'read'>) {
  const [state, setState] = useState<CheckState>({ kind: 'idle' });
  const started = useRef(0);
  useEffect(
    () => () => {
      started.current = 0;
    },
    [],
  );
  const start = async (file: File) => {
    const count = ++started.current;
    const settle = (next: CheckState) => {
      if (started.current === count) setState(next);
    };
    setState({ kind: 'busy', file });
    try {
      const { checkFile, readFile } = await retryingImport(
        () => import(/* webpackChunkName: "check-file" */ './checking.ts'),
      );
      const checked = await checkFile(file, shownId, { ...tools, read: readFile });
      settle({ kind: 'checked', file, checked, count });
    } catch (error) {
      console.error(error);
      settle({ kind: 'failed', file });
    }
  };
  return { state, start: (file: File) => void start(file) };
}
