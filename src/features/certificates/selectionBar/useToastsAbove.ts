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
    const how = { capture: true, passive: true } as const;
    const stop = new AbortController();
    for (const event of ['scroll', 'resize'] as const)
      window.addEventListener(event, place, { ...how, signal: stop.signal });
    return () => {
      stop.abort();
      root?.style.removeProperty('--toasts-foot');
    };
  });
}
