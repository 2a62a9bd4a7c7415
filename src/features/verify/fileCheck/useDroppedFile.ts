import { type RefObject, useEffect, useState } from 'react';
import { getPluginContent } from '#ui/styles/pluginRoot.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';

/**
 * Calls `onFile` with a file that is dropped anywhere in the plugin. Without this, a file dropped outside the drop zone
 * would be opened by the browser, in place of the page.
 * @returns whether a file is being dragged over the plugin
 */
export function useDroppedFile(
  elementRef: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): boolean {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const notify = useStableCallback(onFile);
  useEffect(() => {
    const root = getPluginContent(elementRef.current);
    if (!root) return;
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setIsDraggedOver(true);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (!root.contains(relatedTarget as Node | null)) setIsDraggedOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setIsDraggedOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      notify(file);
    };
    root.addEventListener('dragenter', onDrag);
    root.addEventListener('dragover', onDrag);
    root.addEventListener('dragleave', onLeave);
    root.addEventListener('drop', onDrop);
    return () => {
      root.removeEventListener('dragenter', onDrag);
      root.removeEventListener('dragover', onDrag);
      root.removeEventListener('dragleave', onLeave);
      root.removeEventListener('drop', onDrop);
    };
  }, [elementRef, notify]);
  return isDraggedOver;
}
