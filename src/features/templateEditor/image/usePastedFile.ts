import { type RefObject, useEffect } from 'react';
import { useStableCallback } from '#runtime/useStableCallback.ts';

/**
 * Handles files that are pasted anywhere in the plugin. Ignores pasting into a text field if the clipboard also has
 * text.
 * @param elementRef any element of the plugin
 */
export function usePastedFile(
  elementRef: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): void {
  const handlePaste = useStableCallback((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    if (!file || event.defaultPrevented || !isPasteTarget(elementRef.current, event)) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [handlePaste]);
}

function isPasteTarget(section: HTMLElement | null, { target, clipboardData }: ClipboardEvent) {
  const root = section?.closest('[data-certs-root]');
  if (!root || !(target instanceof Element)) return false;
  const isField = target.matches('input, textarea, [contenteditable], [contenteditable] *');
  if (isField && clipboardData?.types.some((type) => type.startsWith('text/'))) return false;
  // The target is the body when nothing has the focus.
  return root.contains(target) || target === document.body;
}
