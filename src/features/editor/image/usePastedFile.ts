import { type RefObject, useEffect } from 'react';
import { useHandler } from '#ui/useHandler.ts';

/**
 * Takes a file that is pasted anywhere on the screen that `place` is in.
 * Text keeps its way: what goes into a field with words in it is the field's.
 */
export function usePastedFile(
  place: RefObject<HTMLElement | null>,
  take: (file: File) => void,
): void {
  const onPaste = useHandler((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    if (!file || event.defaultPrevented || !isAimedAt(place.current, event)) return;
    event.preventDefault();
    take(file);
  });
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onPaste]);
}

function isAimedAt(section: HTMLElement | null, { target, clipboardData }: ClipboardEvent) {
  const root = section?.closest('[data-certs-root]');
  if (!root || !(target instanceof Element)) return false;
  const isField = target.matches('input, textarea, [contenteditable], [contenteditable] *');
  if (isField && clipboardData?.types.some((type) => type.startsWith('text/'))) return false;
  // Nothing has the focus.
  return root.contains(target) || target === document.body;
}
