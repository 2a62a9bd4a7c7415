import { type RefObject, useEffect, useEffectEvent } from 'react';

interface EditorKeys {
  onSave: () => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** Ctrl or ⌘ with S, Z, Shift and Z, Y, while the focus is in the plugin. A field may answer them first. */
export function useEditorKeys(screen: RefObject<HTMLElement | null>, keys: EditorKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const root = screen.current?.closest('[data-certs-root]');
    const isHere = event.target === document.body || root?.contains(event.target as Node);
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (event.defaultPrevented || !isHere || !isCommand) return;
    const key = event.key.toLowerCase();
    const act =
      key === 's'
        ? keys.onSave
        : key === 'y' || (key === 'z' && event.shiftKey)
          ? keys.onRedo
          : key === 'z'
            ? keys.onUndo
            : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
