import { useCallback, useEffect, useRef, useState } from 'react';
import { usePluginContext } from '#session/pluginContext.ts';
import { createLeaveGuard } from './createLeaveGuard.ts';

/**
 * Asks for confirmation before the user leaves the editor with unsaved changes, by navigation in the plugin or in the
 * host, or by closing the tab.
 * @returns `isDirty`, whether the confirmation is open, a function that answers it, and a function that navigates without
 * confirmation
 */
export function useLeaveGuard(isDirty: boolean) {
  const { unsavedWork } = usePluginContext();
  const [isConfirming, setIsConfirming] = useState(false);
  const resolveRef = useRef<(canLeave: boolean | undefined) => void>(undefined);
  const guardRef = useRef<{ release: () => void; renew: () => void }>(undefined);

  useEffect(() => {
    if (!isDirty) return;
    const confirmLeave = () =>
      new Promise<boolean | undefined>((resolve) => {
        // A second request answers the first one with "stay".
        resolveRef.current?.(false);
        resolveRef.current = resolve;
        setIsConfirming(true);
      });
    const installGuard = () => {
      guardRef.current = {
        release: unsavedWork.register(createLeaveGuard(confirmLeave)),
        renew: installGuard,
      };
    };
    installGuard();
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => {
      guardRef.current?.release();
      guardRef.current = undefined;
      window.removeEventListener('beforeunload', handleBeforeUnload);
    };
  }, [isDirty, unsavedWork]);

  // A host that waits for the answer may leave when the editor is gone.
  useEffect(() => () => resolveRef.current?.(undefined), []);

  const answer = useCallback((canLeave: boolean) => {
    resolveRef.current?.(canLeave);
    resolveRef.current = undefined;
    setIsConfirming(false);
  }, []);
  const bypass = (navigate: () => void) => {
    const { current } = guardRef;
    current?.release();
    navigate();
    current?.renew();
  };
  return { isDirty, isConfirming, answer, bypass };
}
