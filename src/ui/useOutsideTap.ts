import { type RefObject, useEffect } from 'react';
import { getEventTarget } from './styles/pluginRoot.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';

const maxTapDistance = 20;

/**
 * Calls `onTap` for a touch that started outside `area` and moved less than 20 px (docs/behaviour.md, Popovers). Longer
 * movements are ignored, so that scrolling does not close popovers. Browsers fire neither `click` nor `pointerup` for
 * touches that move more than about 15 px.
 */
export function useOutsideTap(
  area: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onTap: (event: TouchEvent) => void,
): void {
  const handleTap = useStableCallback(onTap);

  useEffect(() => {
    if (!isOpen) return;
    // The document of a frame, if the plugin is in one.
    const ownerDocument = area.current?.ownerDocument ?? document;
    let start: Touch | undefined;
    const onStart = (event: TouchEvent) => {
      const { touches } = event;
      const isOutside = !area.current?.contains(getEventTarget(event) as Node);
      start = isOutside && touches.length === 1 ? touches[0] : undefined;
    };
    const onEnd = (event: TouchEvent) => {
      const [end] = event.changedTouches;
      if (!start || !end) return;
      const distance = Math.hypot(end.clientX - start.clientX, end.clientY - start.clientY);
      start = undefined;
      if (distance < maxTapDistance) handleTap(event);
    };
    ownerDocument.addEventListener('touchstart', onStart, { capture: true, passive: true });
    ownerDocument.addEventListener('touchend', onEnd, true);
    return () => {
      ownerDocument.removeEventListener('touchstart', onStart, true);
      ownerDocument.removeEventListener('touchend', onEnd, true);
    };
  }, [area, isOpen, handleTap]);
}
