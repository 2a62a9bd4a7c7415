import { useEffect } from 'react';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import type { NavigationDirection } from './useNeighbours.ts';

/** Minimum distance of a swipe, in pixels. */
const minDistance = 48;
/** Maximum duration of a swipe, in milliseconds. Slower touches are ignored. */
const maxDurationMs = 800;

/** Calls `onSwipe` after a horizontal swipe with one finger: `next` for one to the left, else `previous`. */
export function useSwipe(
  element: HTMLElement | null,
  isOn: boolean,
  onSwipe: (direction: NavigationDirection) => void,
) {
  const handleSwipe = useStableCallback(onSwipe);
  useEffect(() => {
    if (!element || !isOn) return;
    let start: PointerEvent | undefined;
    const handleDown = (event: PointerEvent) => {
      start = event.isPrimary && event.pointerType === 'touch' ? event : undefined;
    };
    const handleUp = (event: PointerEvent) => {
      const touchStart = start;
      start = undefined;
      if (!touchStart || !event.isPrimary || event.timeStamp - touchStart.timeStamp > maxDurationMs)
        return;
      const deltaX = event.clientX - touchStart.clientX;
      const deltaY = Math.abs(event.clientY - touchStart.clientY);
      if (Math.abs(deltaX) < minDistance || Math.abs(deltaX) < 2 * deltaY) return;
      handleSwipe(deltaX < 0 ? 'next' : 'previous');
    };
    const handleCancel = () => {
      start = undefined;
    };
    element.addEventListener('pointerdown', handleDown);
    element.addEventListener('pointerup', handleUp);
    element.addEventListener('pointercancel', handleCancel);
    return () => {
      element.removeEventListener('pointerdown', handleDown);
      element.removeEventListener('pointerup', handleUp);
      element.removeEventListener('pointercancel', handleCancel);
    };
  }, [element, isOn, handleSwipe]);
}
