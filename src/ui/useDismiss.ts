import { type RefObject, useEffect, useEffectEvent } from 'react';

const tapTravel = 20;

/**
 * Closes a popover on Escape and on a press outside `area`. A touch counts once it ended and moved less than 20 px, so
 * that scrolling past does not close it (Spec §9, Toasts and popovers).
 */
export function useDismiss(
  area: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
) {
  const dismiss = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    let start: { x: number; y: number } | undefined;
    const isOutside = (event: Event) => !area.current?.contains(event.target as Node);
    const onDown = (event: PointerEvent) => {
      start = undefined;
      if (!isOutside(event)) return;
      if (event.pointerType === 'touch') start = { x: event.clientX, y: event.clientY };
      else dismiss();
    };
    const onUp = (event: PointerEvent) => {
      if (!start) return;
      const travel = Math.hypot(event.clientX - start.x, event.clientY - start.y);
      if (travel < tapTravel) dismiss();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss();
    };
    document.addEventListener('pointerdown', onDown, { signal });
    document.addEventListener('pointerup', onUp, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => listening.abort();
  }, [area, isOpen]);
}
