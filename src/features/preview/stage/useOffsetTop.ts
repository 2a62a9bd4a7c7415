import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets the CSS property `--above` to the height of the page above a screen, such as the bars of a host, so that the
 * screen fits into the remaining height of the window. The value is at most half the height of the window.
 */
export function useOffsetTop(screenRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const top = screenRef.current?.getBoundingClientRect().top ?? 0;
      const offset = Math.max(0, Math.min(top + window.scrollY, window.innerHeight / 2));
      screenRef.current?.style.setProperty('--above', `${offset}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [screenRef]);
}
