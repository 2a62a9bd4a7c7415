import { getPluginContent } from '#ui/styles/pluginRoot.ts';
import { type RefObject, useEffect } from 'react';

/**
 * Ignores files that are dropped outside a drop zone. Otherwise the browser would open them and leave the page with
 * unsaved changes.
 */
export function useBlockStrayDrops(elementRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = getPluginContent(elementRef.current);
    if (!content) return;
    const blockDrop = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    content.addEventListener('dragover', blockDrop);
    content.addEventListener('drop', blockDrop);
    return () => {
      content.removeEventListener('dragover', blockDrop);
      content.removeEventListener('drop', blockDrop);
    };
  }, [elementRef]);
}
