import type { RefObject } from 'react';
import { useSelector } from 'react-redux';
import { waitForNextPaint } from '#runtime/waitForNextPaint.ts';
import { usePluginDispatch } from '#session/pluginContext.ts';
import { usePluginEvent } from '#ui/usePluginEvent.ts';
import { selectIsSelecting, selectionChanged } from '../certificatesSlice.ts';
import { findRowControl, findRowInDirection, focusRow, listRows, rowSelector } from './rows.ts';

/** Elements that use the keys themselves: text fields, dialogs and menus. */
const reservedSelector =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog, [role=menu], [role=listbox]';

/**
 * Handles the keys of the list while the focus is in the plugin or on an element around it, outside of text fields
 * (docs/behaviour.md, Keys of the list). If the plugin is the whole page, also while no element has the focus.
 * @param pageRef element that contains the search bar and the certificates
 * @param onHelp called when the user requests the list of the keys
 */
export function useListKeys(pageRef: RefObject<HTMLElement | null>, onHelp: () => void): void {
  const toggleSelected = useToggleSelected();
  usePluginEvent('keydown', pageRef, (event, target) => {
    const page = pageRef.current;
    if (!page || !isAvailable(event, target)) return;
    const row = target.closest<HTMLElement>(rowSelector);
    const action = findPageAction(page, event.key, onHelp) ?? findMove(page, row, event.key);
    const rowAction = row && !event.repeat && findRowAction(page, row, event, toggleSelected);
    const handleKey = action ?? rowAction;
    if (!handleKey) return;
    event.preventDefault();
    // A host's own shortcut for the same key must not run as well.
    event.stopPropagation();
    handleKey();
  });
}

function isAvailable(event: KeyboardEvent, target: Element): boolean {
  const { defaultPrevented, isComposing, ctrlKey, metaKey, altKey, shiftKey, key } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return false;
  // On some keyboards, ? and / are typed with Shift.
  if (shiftKey && !['?', '/', 'X'].includes(key)) return false;
  return !target.closest(reservedSelector);
}

function findPageAction(page: Element, key: string, onHelp: () => void): (() => void) | undefined {
  if (key === '?') return onHelp;
  const searchField = page.querySelector<HTMLInputElement>('search input');
  if (key !== '/' || !searchField) return undefined;
  return () => {
    searchField.select();
    searchField.focus();
  };
}

/** Finds the row to move to. J and K work anywhere; arrow keys only in a row, because they also scroll the page. */
function findMove(page: Element, row: HTMLElement | null, key: string): (() => void) | undefined {
  const letter = key.toLowerCase();
  if (letter === 'j' || letter === 'k') {
    const rows = listRows(page);
    const currentRow = page.querySelector(`${rowSelector} :is(a, input):not([tabindex])`);
    const nextRow = row
      ? rows[rows.indexOf(row) + (letter === 'j' ? 1 : -1)]
      : currentRow?.closest<HTMLElement>(rowSelector);
    return nextRow ? () => focusRow(nextRow) : undefined;
  }
  const nextRow = row && key.startsWith('Arrow') ? findRowInDirection(page, row, key) : undefined;
  return nextRow ? () => focusRow(nextRow) : undefined;
}

function findRowAction(
  page: Element,
  row: HTMLElement,
  { key, shiftKey }: KeyboardEvent,
  toggleSelected: ToggleSelected,
): (() => void) | undefined {
  const letter = key.toLowerCase();
  // A range begins at a certificate that is already selected, so in rows that have a checkbox.
  if (shiftKey && !row.querySelector('input')) return undefined;
  if (letter === 'x') return () => toggleSelected(page, row, shiftKey);
  const actionName = { p: 'print', d: 'pdf' }[letter];
  const control = row.querySelector<HTMLElement>(`[data-action="${actionName}"]`);
  return control ? () => control.click() : undefined;
}

/** @param shiftKey whether to select all certificates from the one that was selected last to that of the row */
type ToggleSelected = (page: Element, row: HTMLElement, shiftKey: boolean) => void;

/** Returns a function that selects or deselects the certificate of a row. It starts selection mode if necessary. */
function useToggleSelected(): ToggleSelected {
  const dispatch = usePluginDispatch();
  const isSelecting = useSelector(selectIsSelecting);
  return (page, row, shiftKey) => {
    const id = row.dataset.certificateId ?? '';
    if (isSelecting) {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey });
      findRowControl(page, id)?.dispatchEvent(click);
      return;
    }
    dispatch(selectionChanged([id]));
    // The link that had the focus is replaced by a checkbox.
    void waitForNextPaint().then(() => findRowControl(page, id)?.focus());
  };
}
