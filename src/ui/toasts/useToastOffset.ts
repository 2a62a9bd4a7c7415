import { type RefObject, useEffect } from 'react';
import { getZoom } from '../overlays/getZoom.ts';
import { getPluginContent } from '../styles/pluginRoot.ts';

const gap = 8;

/**
 * Positions toasts (brief messages) above a bar, so that they do not cover it, while the bar is sticky. A sticky bar is
 * at the bottom of the window, or directly below short content.
 */
export function useToastOffset(barRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = getPluginContent(barRef.current);
    const view = barRef.current?.ownerDocument.defaultView;
    if (!content || !view) return;
    const updateOffset = () => {
      if (!barRef.current) return;
      // Rectangles are in pixels of the window, lengths of styles in zoomed pixels.
      const { top } = barRef.current.getBoundingClientRect();
      const height = (view.innerHeight - top) / getZoom(content);
      const isSticky = getComputedStyle(barRef.current).position === 'sticky';
      content.style.setProperty('--toasts-foot', isSticky ? `${height + gap}px` : '');
    };
    updateOffset();
    const options = { capture: true, passive: true } as const;
    view.addEventListener('scroll', updateOffset, options);
    view.addEventListener('resize', updateOffset);
    return () => {
      view.removeEventListener('scroll', updateOffset, options);
      view.removeEventListener('resize', updateOffset);
      content.style.removeProperty('--toasts-foot');
    };
  });
}
