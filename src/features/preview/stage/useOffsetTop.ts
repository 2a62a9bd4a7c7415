import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets the CSS property `--above` of a screen to its distance from the top of the page, in pixels, so that the screen
 * fits into the rest of the window. The distance is not 0 if the host's page shows, for example, a navigation bar above
 * the plugin. The value is at most half the height of the window.
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
