import type { RefObject } from 'react';

const gap = 8;

/**
 * Positions a dialog below the button that opened it. On narrow screens the style sheet overrides the position.
 * @returns a function that stops updating the position on window resizes
 */
export function placeBelow(
  { current: opener }: RefObject<HTMLElement | null>,
  panel: HTMLElement,
): () => void {
  const updatePosition = () => {
    const { bottom = 0, left = 0 } = opener?.getBoundingClientRect() ?? {};
    panel.style.setProperty('--top', `${bottom + gap}px`);
    panel.style.setProperty('--left', `${left}px`);
  };
  updatePosition();
  window.addEventListener('resize', updatePosition);
  return () => window.removeEventListener('resize', updatePosition);
}
