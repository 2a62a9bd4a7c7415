import { type RefObject, useEffect } from 'react';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { getEventTarget } from './styles/pluginRoot.ts';
import { useOutsideTap } from './useOutsideTap.ts';

/** Calls `close` on Escape, and on a press or tap outside the `area` of an open popover. */
export function useDismiss(
  area: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
) {
  const dismiss = useStableCallback(close);
  useOutsideTap(area, isOpen, close);

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      const isInside = area.current?.contains(getEventTarget(event) as Node);
      if (event.pointerType !== 'touch' && !isInside) dismiss();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [area, isOpen, dismiss]);
}
