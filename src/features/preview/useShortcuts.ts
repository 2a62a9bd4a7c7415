import { type RefObject, useEffect } from 'react';
import { useHandler } from '#ui/useHandler.ts';

/** Keys of a preview: by their names, or `Print` for Ctrl or ⌘ with P. */
type Shortcuts = Partial<Record<'Escape' | 'Print' | 'ArrowLeft' | 'ArrowRight', () => void>>;

/**
 * Answers keys while the focus is in the plugin, or nowhere on a page of its own.
 * @param screen any element of the preview
 */
export function useShortcuts(screen: RefObject<HTMLElement | null>, shortcuts: Shortcuts): void {
  const press = useHandler((event: KeyboardEvent) => {
    const root = screen.current?.closest('[data-certs-root]');
    const isIdle = event.target === document.body && root?.hasAttribute('data-standalone');
    if (event.defaultPrevented || !(root?.contains(event.target as Node) || isIdle)) return;
    const act = actOf(event, shortcuts);
    if (!act) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);
}

function actOf(event: KeyboardEvent, shortcuts: Shortcuts): (() => void) | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'p') return shortcuts.Print;
  if (key === 'Escape') return shortcuts.Escape;
  // With Alt they are the browser's own way back, in a field they move within it.
  const isTaken = ctrlKey || metaKey || altKey || shiftKey || isField(event.target);
  if (!isTaken && (key === 'ArrowLeft' || key === 'ArrowRight')) return shortcuts[key];
  return undefined;
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, select, textarea, dialog, dialog *');
