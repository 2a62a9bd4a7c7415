import type { RefObject } from 'react';
import { getPluginContent } from '#ui/styles/pluginRoot.ts';
import { usePluginEvent } from '#ui/usePluginEvent.ts';

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
  const handleKeyDown = (event: KeyboardEvent) => {
    const hasCommandKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.isComposing;
    // An open dialog handles its own keys.
    const content = getPluginContent(screenRef.current);
    const hasOpenDialog = content?.querySelector('[role="alertdialog"]');
    const action =
      hasCommandKey && !hasOpenDialog && findAction(event.key.toLowerCase(), event.shiftKey);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  usePluginEvent('keydown', screenRef, handleKeyDown, true);
}
