import { type RefObject, useEffect } from 'react';
import { getPluginContent } from '../styles/pluginRoot.ts';

const gap = 8;

/**
 * Positions toasts (brief messages) above a bar, so that they do not cover it, while the bar is sticky. A sticky bar is
 * at the bottom of the window, or directly below short content.
 */
export function useToastOffset(barRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = getPluginContent(barRef.current);
    const updateOffset = () => {
      if (!barRef.current) return;
      const { clientHeight } = document.documentElement;
      const { top } = barRef.current.getBoundingClientRect();
      const isSticky = getComputedStyle(barRef.current).position === 'sticky';
      const offset = isSticky ? `${clientHeight - top + gap}px` : '';
      content?.style.setProperty('--toasts-foot', offset);
    };
    updateOffset();
    const options = { capture: true, passive: true } as const;
    window.addEventListener('scroll', updateOffset, options);
    window.addEventListener('resize', updateOffset);
    return () => {
      window.removeEventListener('scroll', updateOffset, options);
      window.removeEventListener('resize', updateOffset);
      content?.style.removeProperty('--toasts-foot');
    };
  });
}
