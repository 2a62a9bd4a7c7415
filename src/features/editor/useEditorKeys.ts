import { type RefObject, useEffect } from 'react';
import { useHandler } from '#ui/useHandler.ts';

interface EditorKeys {
  onSave: () => void;
  onUndo: () => void;
  onRedo: () => void;
}

/**
 * Ctrl or ⌘ with S, Z, Shift and Z, Y, while the focus is in the plugin, or nowhere on a page of its own. They come
 * before any field's own: there is one history, over everything.
 */
export function useEditorKeys(screen: RefObject<HTMLElement | null>, keys: EditorKeys): void {
  const actFor = (key: string, isShifted: boolean) => {
    if (key === 's') return keys.onSave;
    if (key === 'z' && !isShifted) return keys.onUndo;
    return key === 'z' || key === 'y' ? keys.onRedo : undefined;
  };
  const press = useHandler((event: KeyboardEvent) => {
    const root = screen.current?.closest('[data-certs-root]');
    const isIdle = event.target === document.body && root?.hasAttribute('data-standalone');
    const isHere = isIdle || root?.contains(event.target as Node);
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.isComposing;
    // A dialog has keys of its own.
    const isAsking = root?.querySelector('[role="alertdialog"]');
    const act = isHere && isCommand && !isAsking && actFor(event.key.toLowerCase(), event.shiftKey);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [press]);
}
