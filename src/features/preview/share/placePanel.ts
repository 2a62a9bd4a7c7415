import type { RefObject } from 'react';

const gap = 8;

/**
 * Positions an open panel below the button that opened it and focuses the first item of the panel. On narrow screens
 * the style sheet overrides the position.
 * @returns a function that stops updating the position on window resizes
 */
export function placePanel(
  { current: opener }: RefObject<HTMLElement | null>,
  panel: HTMLElement,
): () => void {
  const updatePosition = () => {
    const { bottom = 0, right = 0 } = opener?.getBoundingClientRect() ?? {};
    const { clientWidth } = document.documentElement;
    panel.style.setProperty('--top', `${bottom + gap}px`);
    panel.style.setProperty('--right', `${clientWidth - right}px`);
  };
  updatePosition();
  panel.querySelector<HTMLElement>('[data-choice]')?.focus();
  window.addEventListener('resize', updatePosition);
  return () => window.removeEventListener('resize', updatePosition);
}
