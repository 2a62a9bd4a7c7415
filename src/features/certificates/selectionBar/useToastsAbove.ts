import { type RefObject, useEffect } from 'react';

const gap = 16;

/** Notifications stand above the bar, which is at the foot of the window or, below a short list, further up. */
export function useToastsAbove(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = bar.current?.closest<HTMLElement>('[data-certs-root]');
    const place = () => {
      const { top = 0 } = bar.current?.getBoundingClientRect() ?? {};
      const { clientHeight } = document.documentElement;
      root?.style.setProperty('--toasts-foot', `${clientHeight - top + gap}px`);
    };
    place();
    const options = { capture: true, passive: true } as const;
    window.addEventListener('scroll', place, options);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, options);
      window.removeEventListener('resize', place);
      root?.style.removeProperty('--toasts-foot');
    };
  });
}
