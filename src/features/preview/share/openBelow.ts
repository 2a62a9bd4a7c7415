import type { RefObject } from 'react';

const gap = 8;

/**
 * Places an open panel below what opened it, with the focus on its first choice. Where there is little room its style
 * sheet puts it elsewhere.
 * @returns ends following the window
 */
export function openBelow(
  { current: opener }: RefObject<HTMLElement | null>,
  panel: HTMLElement,
): () => void {
  const place = () => {
    const { bottom = 0, right = 0 } = opener?.getBoundingClientRect() ?? {};
    const { clientWidth } = document.documentElement;
    panel.style.setProperty('--top', `${bottom + gap}px`);
    panel.style.setProperty('--right', `${clientWidth - right}px`);
  };
  place();
  panel.querySelector<HTMLElement>('[data-choice]')?.focus();
  window.addEventListener('resize', place);
  return () => window.removeEventListener('resize', place);
}
