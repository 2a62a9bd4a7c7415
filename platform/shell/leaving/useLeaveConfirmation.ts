import { useCallback, useEffect, useRef, useState } from 'react';
import { useShellContext } from '../shellContext.ts';
import type { LeaveChoice } from './LeaveDialog.tsx';

/**
 * Asks the user for confirmation before leaving a page with unsaved changes, through a link of the shell or by closing
 * the tab.
 */
export function useLeaveConfirmation(isDirty: boolean, save: () => Promise<boolean>) {
  const { setLeaveGuard } = useShellContext();
  const resolveRef = useRef<(canLeave: boolean) => void>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const confirmLeaving = useCallback((): Promise<boolean> => {
    setOpen(true);
    setFailed(false);
    return new Promise((resolve) => {
      resolveRef.current = resolve;
    });
  }, []);
  useEffect(() => {
    if (!isDirty) return;
    setLeaveGuard(confirmLeaving);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      setLeaveGuard(null);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty, setLeaveGuard, confirmLeaving]);

  const choose = async (choice: LeaveChoice): Promise<void> => {
    if (choice === 'save' && !(await save())) {
      setFailed(true);
      return;
    }
    setOpen(false);
    resolveRef.current?.(choice !== 'keep');
  };
  return { isOpen, hasFailed, choose, confirmLeaving };
}
