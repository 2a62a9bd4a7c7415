import { type RefObject, useEffect } from 'react';
import { useStableCallback } from '#runtime/useStableCallback.ts';

interface EditorShortcuts {
  onSave: () => void;
  onUndo: () => void;
  onRedo: () => void;
}

/**
 * Handles the keyboard shortcuts for save, undo and redo (Ctrl or ⌘ with S, Z, Shift+Z, Y) while the focus is in the
 * plugin. If the plugin is the whole page, also while no element has the focus. Undo and redo apply to the whole
 * template. The listener therefore runs in the capture phase, before the browser undoes the edits of a single text
 * field.
 */
export function useEditorShortcuts(
  screenRef: RefObject<HTMLElement | null>,
  shortcuts: EditorShortcuts,
): void {
  const findAction = (key: string, isShiftPressed: boolean) => {
    if (key === 's') return shortcuts.onSave;
    if (key === 'z' && !isShiftPressed) return shortcuts.onUndo;
    return key === 'z' || key === 'y' ? shortcuts.onRedo : undefined;
  };
  const handleKeyDown = useStableCallback((event: KeyboardEvent) => {
    const root = screenRef.current?.closest('[data-certs-root]');
    const isPageUnfocused = event.target === document.body && root?.hasAttribute('data-standalone');
    const isInPlugin = isPageUnfocused || root?.contains(event.target as Node);
    const hasCommandKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.isComposing;
    // An open dialog handles its own keys.
    const hasOpenDialog = root?.querySelector('[role="alertdialog"]');
    const action =
      isInPlugin &&
      hasCommandKey &&
      !hasOpenDialog &&
      findAction(event.key.toLowerCase(), event.shiftKey);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown, true);
    return () => document.removeEventListener('keydown', handleKeyDown, true);
  }, [handleKeyDown]);
}
