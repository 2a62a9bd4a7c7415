import { getPluginContent } from '#ui/styles/pluginRoot.ts';
import { type RefObject, useEffect } from 'react';

const gap = 16;

/**
 * Positions toasts (brief messages) above the selection bar, so that they do not cover it. The bar is at the bottom of
 * the window, or directly below a short list.
 */
export function useToastOffset(barRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = getPluginContent(barRef.current);
    const updateOffset = () => {
      const { top = 0 } = barRef.current?.getBoundingClientRect() ?? {};
      const { clientHeight } = document.documentElement;
      content?.style.setProperty('--toasts-foot', `${clientHeight - top + gap}px`);
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
