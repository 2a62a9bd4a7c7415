import { type RefObject, useEffect } from 'react';

/**
 * Ignores files that are dropped outside a drop zone. Otherwise the browser would open them and leave the page with
 * unsaved changes.
 */
export function useBlockStrayDrops(elementRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = elementRef.current?.closest<HTMLElement>('[data-certs-root]');
    if (!root) return;
    const blockDrop = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    root.addEventListener('dragover', blockDrop);
    root.addEventListener('drop', blockDrop);
    return () => {
      root.removeEventListener('dragover', blockDrop);
      root.removeEventListener('drop', blockDrop);
    };
  }, [elementRef]);
}
