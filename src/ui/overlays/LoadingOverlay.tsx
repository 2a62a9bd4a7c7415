import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { usePluginEvent } from '../usePluginEvent.ts';

interface LoadingOverlayProps {
  /** Button that opens the overlay. When the focus moves on from it, the overlay is cancelled, because it would take the focus. */
  opener?: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * Fallback of a menu, list or dialog whose code is loading. Escape cancels it, and does not close a dialog of the host or
 * the screen below instead.
 */
export function LoadingOverlay({ opener, onClose }: LoadingOverlayProps) {
  const elementRef = useRef<HTMLSpanElement>(null);
  const close = useStableCallback(onClose);
  usePluginEvent(
    'keydown',
    elementRef,
    (event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    },
    true,
  );
  // Stops listening before the overlay that takes this component's place moves the focus into itself.
  useLayoutEffect(() => {
    const element = opener?.current;
    const closeIfFocusMoves = ({ relatedTarget }: FocusEvent) => {
      // There is no such element when the window loses the focus.
      if (relatedTarget) close();
    };
    element?.addEventListener('focusout', closeIfFocusMoves);
    return () => element?.removeEventListener('focusout', closeIfFocusMoves);
  }, [opener, close]);
  return <span ref={elementRef} hidden />;
}
