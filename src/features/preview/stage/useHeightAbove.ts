import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps as `--above` how much of the page is above a screen, as the bars of a host are: what is left of the window is for
 * the screen. Of a window that is mostly above it, half.
 */
export function useHeightAbove(screen: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const top = screen.current?.getBoundingClientRect().top ?? 0;
      const above = Math.max(0, Math.min(top + window.scrollY, window.innerHeight / 2));
      screen.current?.style.setProperty('--above', `${above}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [screen]);
}
