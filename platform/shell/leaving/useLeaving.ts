import { useCallback, useEffect, useRef, useState } from 'react';
import { useShell } from '../shellContext.ts';
import type { LeaveChoice } from './LeaveDialog.tsx';

/** Keeps unsaved changes from being left behind unasked: by the shell's own links, and where the tab is closed. */
export function useLeaving(isDirty: boolean, save: () => Promise<boolean>) {
  const { guardLeaving } = useShell();
  const answer = useRef<(mayLeave: boolean) => void>(null);
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const ask = useCallback((): Promise<boolean> => {
    setAsking(true);
    setFailed(false);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);
  useEffect(() => {
    if (!isDirty) return;
    guardLeaving(ask);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      guardLeaving(null);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty, guardLeaving, ask]);

  const choose = async (choice: LeaveChoice): Promise<void> => {
    if (choice === 'save' && !(await save())) {
      setFailed(true);
      return;
    }
    setAsking(false);
    answer.current?.(choice !== 'keep');
  };
  return { isAsking, hasFailed, choose, ask };
}
