import { type RefObject, useLayoutEffect, useRef } from 'react';
import { getZoom } from '#ui/overlays/getZoom.ts';
import { watchSize } from '#ui/watchSize.ts';

/**
 * Returns a ref for the element of the screen. The element gets the CSS property `--zoom`, so that CSS can fit the screen
 * into the window: the factor between lengths of styles and pixels of the window, if the host's page has a zoom.
 */
export function useScreenRef(): RefObject<HTMLDivElement | null> {
  const screenRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: screen } = screenRef;
    if (!screen) return;
    const setZoom = () => screen.style.setProperty('--zoom', String(getZoom(screen)));
    setZoom();
    return watchSize(screen, setZoom);
  }, []);
  return screenRef;
}
