import { useEffect } from 'react';
import type { DeferredComponent } from './deferComponent.tsx';
import { useStableCallback } from './useStableCallback.ts';

/**
 * Calls a function if the code of a menu or dialog cannot be loaded while it is open. Its button would otherwise do nothing.
 * @param isOpen whether the menu or dialog is open, or will open as soon as its code is loaded
 */
export function useLoadError(
  isOpen: boolean,
  { preload }: Pick<DeferredComponent<never>, 'preload'>,
  onError: (error: unknown) => void,
): void {
  const handleError = useStableCallback(onError);
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    preload().catch((error: unknown) => isCurrent && handleError(error));
    return () => {
      isCurrent = false;
    };
  }, [isOpen, preload, handleError]);
}
