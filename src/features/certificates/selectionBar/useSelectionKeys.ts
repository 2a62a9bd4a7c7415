import { type RefObject, useEffect } from 'react';
import { painted } from '#ui/painted.ts';
import { useHandler } from '#ui/useHandler.ts';
import { useChange, withAll } from '../selection/chosen.ts';
import { useFound } from '../find/useFound.ts';

/**
 * Escape, anywhere; Ctrl or ⌘ with A where the focus is among what can be chosen.
 * @param bar afterwards the focus goes back to what began the selection
 */
export function useSelectionKeys(bar: RefObject<HTMLElement | null>, escape: () => void): void {
  const { certificates, isComplete } = useFound();
  const change = useChange();
  const press = useHandler((event: KeyboardEvent) => {
    const { target, key, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof Element)) return;
    // What is open over the page closes first, and a field is emptied first.
    if (key === 'Escape' && !target.closest('dialog, [type=search]')) escape();
    const isAll = key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
    if (!isAll || !isComplete || !target.closest('[role=listitem], [type=checkbox]')) return;
    event.preventDefault();
    const ids = certificates.map(({ id }) => id);
    change((chosen) => withAll(chosen, ids));
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);

  useEffect(() => {
    const page = bar.current?.closest('[data-selecting]');
    return () => {
      if (page) void painted().then(() => focusOpener(page));
    };
  }, [bar]);
}

/** The focus stays where it is, unless what had it is gone. */
function focusOpener(page: Element): void {
  const { activeElement, body } = page.ownerDocument;
  if (activeElement !== body) return;
  page.querySelector<HTMLElement>('[data-opens-selection]')?.focus();
}
