import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useServicesDispatch } from '#api/services.ts';
import { selectionChanged, selectSelection } from '../certificatesSlice.ts';
import type { CertificatesRoot } from '../loadCertificates.ts';
import styles from './selection.module.css';
import { messages } from './messages.ts';
import { shownIds } from './shownIds.ts';

/** Chooses one certificate; with Shift, all from the one chosen last. The whole row is its target. */
export function SelectBox({ id, name }: { id: string; name: string }) {
  const intl = useIntl();
  const dispatch = useServicesDispatch();
  const chosen = useSelector(
    (state: CertificatesRoot) => selectSelection(state)?.includes(id) ?? false,
  );
  const isShift = useRef(false);

  const toggle = () =>
    dispatch((_dispatch, getState) => {
      const state = getState() as CertificatesRoot;
      const before = selectSelection(state) ?? [];
      const shown = shownIds(state);
      const [from, to] = [shown.indexOf(before.at(-1) ?? ''), shown.indexOf(id)];
      const range =
        isShift.current && !chosen && from >= 0
          ? shown.slice(Math.min(from, to), Math.max(from, to) + 1)
          : [id];
      const others = before.filter((one) => !range.includes(one));
      // The one under the pointer comes last: the next range begins there.
      const added = [...range.filter((one) => one !== id), id];
      dispatch(selectionChanged(chosen ? others : [...others, ...added]));
    });

  return (
    <span className={styles.check}>
      <input
        type="checkbox"
        checked={chosen}
        aria-label={intl.formatMessage(messages.selectOne, { name })}
        onKeyDown={(event) => {
          isShift.current = event.shiftKey;
        }}
        onClick={(event) => {
          isShift.current ||= event.shiftKey;
        }}
        onChange={() => {
          toggle();
          isShift.current = false;
        }}
      />
    </span>
  );
}
