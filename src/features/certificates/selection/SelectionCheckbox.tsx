import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { CertificatesRootState } from '../certificatesState.ts';
import {
  selectSelectedIds,
  useUpdateSelection,
  addSelectedIds,
  removeSelectedIds,
} from './selectedIds.ts';
import { messages } from './messages.ts';
import styles from './selection.module.css';

/**
 * Checkbox that selects one certificate. A click with Shift selects all certificates between this one and the one that
 * was selected last. A click anywhere in the row toggles the checkbox.
 */
export default function SelectionCheckbox({ id, name }: { id: string; name: string }) {
  const intl = useIntl();
  const updateSelection = useUpdateSelection();
  const isSelected = useSelector((state: CertificatesRootState) =>
    selectSelectedIds(state).has(id),
  );
  const checkboxRef = useRef<HTMLInputElement>(null);
  const isShiftHeld = useRef(false);

  const toggle = () =>
    updateSelection((selectedIds) => {
      if (selectedIds.has(id)) return removeSelectedIds(selectedIds, [id]);
      const range = isShiftHeld.current
        ? getRange(checkboxRef.current, [...selectedIds].at(-1))
        : [];
      // The certificate under the pointer is last in the selection: the next range starts there.
      return addSelectedIds(removeSelectedIds(addSelectedIds(selectedIds, range), [id]), [id]);
    });

  return (
    <>
      <input
        ref={checkboxRef}
        type="checkbox"
        className={styles.rowInput}
        value={id}
        checked={isSelected}
        aria-label={intl.formatMessage(messages.selectOne, { name })}
        onKeyDown={(event) => {
          isShiftHeld.current = event.shiftKey;
        }}
        onClick={(event) => {
          isShiftHeld.current ||= event.shiftKey;
        }}
        onChange={() => {
          toggle();
          isShiftHeld.current = false;
        }}
      />
      <span className={`${styles.checkbox} ${styles.rowCheckbox}`} />
    </>
  );
}

/** Returns the ids of the rendered certificates from the one with the id `from` to that of the checkbox. */
function getRange(checkbox: HTMLInputElement | null, from: string | undefined): string[] {
  const container = checkbox?.closest('[data-selecting]');
  if (!checkbox || !container) return [];
  const ids = Array.from(
    container.querySelectorAll<HTMLInputElement>(`.${styles.rowInput}`),
    ({ value }) => value,
  );
  const [first, last] = [ids.indexOf(from ?? ''), ids.indexOf(checkbox.value)];
  return first < 0 ? [] : ids.slice(Math.min(first, last), Math.max(first, last) + 1);
}
