import { type RefObject, useEffect } from 'react';

/** Ignores files that are dropped beside their place: the browser would leave the screen, and what is unsaved, for them. */
export function useStrayDrops(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = place.current?.closest<HTMLElement>('[data-certs-root]');
    if (!root) return;
    const refuse = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    root.addEventListener('dragover', refuse);
    root.addEventListener('drop', refuse);
    return () => {
      root.removeEventListener('dragover', refuse);
      root.removeEventListener('drop', refuse);
    };
  }, [place]);
}
