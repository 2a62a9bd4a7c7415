import type { RefObject } from 'react';

const gap = 8;

/**
 * Positions a dialog below the button that opened it: sets `--top`, and `--left` or `--right` for style sheets that align
 * it with an edge of the button. On narrow screens they override the position.
 * @returns a function that stops updating the position on window resizes
 */
export function placeDialog(
  { current: opener }: RefObject<HTMLElement | null>,
  dialog: HTMLElement,
): () => void {
  const updatePosition = () => {
    const { bottom = 0, left = 0, right = 0 } = opener?.getBoundingClientRect() ?? {};
    const { clientWidth } = document.documentElement;
    dialog.style.setProperty('--top', `${bottom + gap}px`);
    dialog.style.setProperty('--left', `${left}px`);
    dialog.style.setProperty('--right', `${clientWidth - right}px`);
  };
  updatePosition();
  window.addEventListener('resize', updatePosition);
  return () => window.removeEventListener('resize', updatePosition);
}
