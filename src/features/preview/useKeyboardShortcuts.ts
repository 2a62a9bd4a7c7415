import type { RefObject } from 'react';
import { usePluginEvent } from '#ui/usePluginEvent.ts';

/** Handlers of keyboard shortcuts by key name. `Print` is Ctrl+P or ⌘P. */
type Shortcuts = Partial<Record<'Escape' | 'Print' | 'ArrowLeft' | 'ArrowRight', () => void>>;

/**
 * Calls the handlers of keyboard shortcuts while the focus is in the plugin. If the plugin is the whole page, also
 * while no element has the focus.
 * @param screenRef any element of the preview
 */
export function useKeyboardShortcuts(
  screenRef: RefObject<HTMLElement | null>,
  shortcuts: Shortcuts,
): void {
  usePluginEvent('keydown', screenRef, (event, target) => {
    if (event.defaultPrevented) return;
    const shortcut = findShortcut(event, target, shortcuts);
    if (!shortcut) return;
    event.preventDefault();
    shortcut();
  });
}

function findShortcut(
  event: KeyboardEvent,
  target: Element,
  shortcuts: Shortcuts,
): (() => void) | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'p') return shortcuts.Print;
  if (key === 'Escape') return shortcuts.Escape;
  // Alt with an arrow is the browser's back and forward; in a field, arrows move the cursor.
  const isReserved = ctrlKey || metaKey || altKey || shiftKey || isField(target);
  if (!isReserved && (key === 'ArrowLeft' || key === 'ArrowRight')) return shortcuts[key];
  return undefined;
}

const isField = (target: Element) => target.matches('input, select, textarea, dialog, dialog *');
