import { type RefObject, useEffect, useState } from 'react';
import { useHandler } from '#ui/useHandler.ts';

/**
 * Takes a file that is dropped anywhere on the plugin: a browser would leave the page for one that missed a small target.
 * @returns whether one is dragged over it
 */
export function useDroppedFile(
  inside: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useHandler(onFile);
  useEffect(() => {
    const root = inside.current?.closest<HTMLElement>('[data-certs-root]');
    if (!root) return;
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      take(file);
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
  }, [inside, take]);
  return isOver;
}
