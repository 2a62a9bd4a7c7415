import type { RefObject } from 'react';
import { usePluginEvent } from '#ui/usePluginEvent.ts';

/**
 * Handles files that are pasted anywhere in the plugin. Ignores pasting into a text field if the clipboard also has
 * text.
 * @param elementRef any element of the plugin
 */
export function usePastedFile(
  elementRef: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): void {
  usePluginEvent('paste', elementRef, (event) => {
    const [file] = event.clipboardData?.files ?? [];
    if (!file || event.defaultPrevented || !isPasteTarget(event)) return;
    event.preventDefault();
    onFile(file);
  });
}

function isPasteTarget({ target, clipboardData }: ClipboardEvent) {
  const isField = (target as Element).matches(
    'input, textarea, [contenteditable], [contenteditable] *',
  );
  return !(isField && clipboardData?.types.some((type) => type.startsWith('text/')));
}
