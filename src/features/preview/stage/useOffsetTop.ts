import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets the CSS property `--above` on the element of a screen, so that CSS can fit the screen into the rest of the
 * window. The value is the distance from the top of the page to the element in pixels, at most half the height of the
 * window. The distance is not 0 if, for example, the host's page shows a navigation bar above the plugin.
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
