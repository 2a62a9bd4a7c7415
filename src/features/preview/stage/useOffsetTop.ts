import { type RefObject, useLayoutEffect } from 'react';
import { listAncestors } from '#ui/listAncestors.ts';
import { getZoom } from '#ui/overlays/getZoom.ts';
import { getPluginRoot } from '#ui/styles/pluginRoot.ts';
import { watchSize } from '#ui/watchSize.ts';

/**
 * Sets the CSS properties `--above` and `--zoom` on the element of a screen, so that CSS can fit the screen into the rest
 * of the window. `--above` is the distance from the top of the page, or of a scrolling box of the host, to the element in
 * pixels of the window, at most half the height of the window. The distance is not 0 if, for example, the host's page
 * shows a navigation bar above the plugin. `--zoom` is the factor between lengths of styles and these pixels.
 */
export function useOffsetTop(screenRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: screen } = screenRef;
    const view = screen?.ownerDocument.defaultView;
    if (!screen || !view) return;
    const measure = () => {
      const scrolled = listAncestors(getPluginRoot(screen)).reduce(
        (sum, element) => sum + element.scrollTop * getZoom(element),
        0,
      );
      const top = screen.getBoundingClientRect().top + scrolled;
      const offset = Math.max(0, Math.min(top, view.innerHeight / 2));
      screen.style.setProperty('--above', `${offset}px`);
      screen.style.setProperty('--zoom', String(getZoom(screen)));
    };
    measure();
    const stopWatching = watchSize(screen, measure);
    view.addEventListener('resize', measure);
    return () => {
      stopWatching();
      view.removeEventListener('resize', measure);
    };
  }, [screenRef]);
}
