import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '#api/services.ts';
import { createLeaveGuard } from './leaveGuard.ts';

/**
 * Holds back whoever leaves unsaved changes until the question is answered: within the plugin, by the host's navigation,
 * by closing the tab.
 * @returns whether it is being asked, its answers, and how to take a step without it
 */
export function useLeaveGuard(isDirty: boolean) {
  const { unsaved } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(mayLeave: boolean) => void>(undefined);
  const held = useRef<{ release: () => void; renew: () => void }>(undefined);

  useEffect(() => {
    if (!isDirty) return;
    const ask = () =>
      new Promise<boolean>((resolve) => {
        // Asked again, the question before is answered by staying.
        answer.current?.(false);
        answer.current = resolve;
        setIsAsking(true);
      });
    const hold = () => {
      held.current = { release: unsaved.hold(createLeaveGuard(ask)), renew: hold };
    };
    hold();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      held.current?.release();
      held.current = undefined;
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty, unsaved]);

  const settle = useCallback((mayLeave: boolean) => {
    answer.current?.(mayLeave);
    answer.current = undefined;
    setIsAsking(false);
  }, []);
  const pass = (step: () => void) => {
    const { current } = held;
    current?.release();
    step();
    current?.renew();
  };
  return { isAsking, settle, pass };
}
