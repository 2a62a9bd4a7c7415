import { type RefObject, useEffect } from 'react';
import { waitForNextPaint } from '#runtime/waitForNextPaint.ts';
import { usePluginEvent } from '#ui/usePluginEvent.ts';
import { addSelectedIds, useUpdateSelection } from '../selection/index.ts';
import { useSearch } from '../search/index.ts';

/**
 * Handles the keyboard shortcuts of selection mode. Escape ends selection mode. Ctrl+A or ⌘A selects all certificates
 * if the focus is in a row or checkbox. When selection mode ends, the focus returns to the button that started it.
 */
export function useSelectionShortcuts(
  barRef: RefObject<HTMLElement | null>,
  onEscape: () => void,
): void {
  const { certificates, isComplete } = useSearch();
  const updateSelection = useUpdateSelection();
  usePluginEvent('keydown', barRef, (event, target) => {
    const { key, defaultPrevented } = event;
    if (defaultPrevented) return;
    // Escape first closes an open dialog or clears the search field.
    if (key === 'Escape' && !target.closest('dialog, [type=search]')) {
      // Escape must not also close a dialog or popover of the host around the plugin.
      event.preventDefault();
      onEscape();
    }
    const isSelectAll = key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
    if (!isSelectAll || !isComplete || !target.closest('[role=listitem], [type=checkbox]')) return;
    event.preventDefault();
    const ids = certificates.map(({ id }) => id);
    updateSelection((selectedIds) => addSelectedIds(selectedIds, ids));
  });
  useEffect(() => {
    const container = barRef.current?.closest('[data-selecting]');
    return () => {
      if (container) void waitForNextPaint().then(() => focusOpener(container));
    };
  }, [barRef]);
}

/** Moves the focus to the button that starts selection mode, if the element that had the focus was removed. */
function focusOpener(container: Element): void {
  const { activeElement, body } = container.ownerDocument;
  if (activeElement !== body) return;
  container.querySelector<HTMLElement>('[data-opens-selection]')?.focus();
}
