import { useEffect } from 'react';
import { useHandler } from '#ui/useHandler.ts';
import type { Way } from './useNeighbours.ts';

/** Shortest way of a finger that is meant, in pixels. */
const shortest = 48;
/** A finger that rests on its way reads, and turns nothing. */
const longestMs = 800;

/** Hears of one finger that strokes sideways over an element: to the left is on to the next one. */
export function useSwipe(element: HTMLElement | null, isOn: boolean, onSwipe: (way: Way) => void) {
  const swipe = useHandler(onSwipe);
  useEffect(() => {
    if (!element || !isOn) return;
    let start: PointerEvent | undefined;
    const down = (event: PointerEvent) => {
      start = event.isPrimary && event.pointerType === 'touch' ? event : undefined;
    };
    const lift = (event: PointerEvent) => {
      const began = start;
      start = undefined;
      if (!began || !event.isPrimary || event.timeStamp - began.timeStamp > longestMs) return;
      const across = event.clientX - began.clientX;
      const along = Math.abs(event.clientY - began.clientY);
      if (Math.abs(across) < shortest || Math.abs(across) < 2 * along) return;
      swipe(across < 0 ? 'next' : 'previous');
    };
    const forget = () => {
      start = undefined;
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', lift);
    element.addEventListener('pointercancel', forget);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', lift);
      element.removeEventListener('pointercancel', forget);
    };
  }, [element, isOn, swipe]);
}
