import { type RefObject, useEffect } from 'react';
import { useHandler } from '#ui/useHandler.ts';

/** Keys of a preview: `Escape`, or `Print` for Ctrl or ⌘ with P. */
type Shortcuts = Partial<Record<'Escape' | 'Print', () => void>>;

/**
 * Answers keys while the focus is in the plugin, or nowhere on a page of its own.
 * @param screen any element of the preview
 */
export function useShortcuts(screen: RefObject<HTMLElement | null>, shortcuts: Shortcuts): void {
  const press = useHandler((event: KeyboardEvent) => {
    const root = screen.current?.closest('[data-certs-root]');
    const isIdle = event.target === document.body && root?.hasAttribute('data-standalone');
    if (event.defaultPrevented || !(root?.contains(event.target as Node) || isIdle)) return;
    const isPrint = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'p';
    const act = isPrint ? shortcuts.Print : event.key === 'Escape' && shortcuts.Escape;
    if (!act) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);
}
