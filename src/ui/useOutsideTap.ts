import { type RefObject, useEffect } from 'react';
import { useHandler } from './useHandler.ts';

const tapTravel = 20;

/**
 * Hears of a touch that began outside `area` and moved less than 20 px (docs/behaviour.md, Popovers), so that scrolling past
 * closes nothing. Of a touch that moves more than some 15 px a browser makes neither a click nor an end of its pointer.
 */
export function useOutsideTap(
  area: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onTap: (event: TouchEvent) => void,
): void {
  const tapped = useHandler(onTap);

  useEffect(() => {
    if (!isOpen) return;
    let start: Touch | undefined;
    const onStart = ({ target, touches }: TouchEvent) => {
      const isOutside = !area.current?.contains(target as Node);
      start = isOutside && touches.length === 1 ? touches[0] : undefined;
    };
    const onEnd = (event: TouchEvent) => {
      const [end] = event.changedTouches;
      if (!start || !end) return;
      const travel = Math.hypot(end.clientX - start.clientX, end.clientY - start.clientY);
      start = undefined;
      if (travel < tapTravel) tapped(event);
    };
    document.addEventListener('touchstart', onStart, { capture: true, passive: true });
    document.addEventListener('touchend', onEnd, true);
    return () => {
      document.removeEventListener('touchstart', onStart, true);
      document.removeEventListener('touchend', onEnd, true);
    };
  }, [area, isOpen, tapped]);
}
