import { type RefObject, useEffect, useState } from 'react';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { getPluginContent } from './styles/pluginRoot.ts';

const eventTypes = ['dragenter', 'dragover', 'dragleave', 'drop'] as const;

interface FileDropOptions {
  /** Area that accepts files: the element of the ref, or the whole plugin. */
  area: 'element' | 'plugin';
  /** Receives a dropped file. By default, dropped files are ignored. */
  onFile?: (file: File) => void;
}

/**
 * Handles files that are dropped on an element or anywhere in the plugin, unless an element inside handles them.
 * Otherwise the browser would open them in place of the page. Other dragged content is left to the browser.
 * @returns whether a file is being dragged over the area; always false without `onFile`
 */
export function useFileDrop(
  elementRef: RefObject<HTMLElement | null>,
  { area, onFile }: FileDropOptions,
): boolean {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const handleEvent = useStableCallback((event: DragEvent) => {
    const { type, dataTransfer, currentTarget, relatedTarget } = event;
    if (type === 'dragleave') {
      // The event also happens when the pointer goes to an element inside.
      const isInside = (currentTarget as Element).contains(relatedTarget as Node | null);
      if (!isInside) setIsDraggedOver(false);
      return;
    }
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setIsDraggedOver(type !== 'drop' && onFile !== undefined);
    if (type !== 'drop') dataTransfer.dropEffect = onFile ? 'copy' : 'none';
    else if (dataTransfer.files[0]) onFile?.(dataTransfer.files[0]);
  });
  useEffect(() => {
    const { current: element } = elementRef;
    const target = area === 'plugin' ? getPluginContent(element) : element;
    for (const type of eventTypes) target?.addEventListener(type, handleEvent);
    return () => {
      for (const type of eventTypes) target?.removeEventListener(type, handleEvent);
    };
  }, [elementRef, area, handleEvent]);
  return isDraggedOver;
}
