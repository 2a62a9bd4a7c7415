import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { CertificatesRoot } from '../loadCertificates.ts';
import { selectChosen, useChange, withAll, without } from './chosen.ts';
import { messages } from './messages.ts';
import styles from './selection.module.css';

/** Chooses one certificate; with Shift, all from the one chosen last. The whole row is its target. */
export function SelectBox({ id, name }: { id: string; name: string }) {
  const intl = useIntl();
  const change = useChange();
  const isChosen = useSelector((state: CertificatesRoot) => selectChosen(state).has(id));
  const box = useRef<HTMLInputElement>(null);
  const isRange = useRef(false);

  const toggle = () =>
    change((chosen) => {
      if (chosen.has(id)) return without(chosen, [id]);
      const range = isRange.current ? rangeTo(box.current, [...chosen].at(-1)) : [];
      // The one under the pointer comes last: the next range begins there.
      return withAll(without(withAll(chosen, range), [id]), [id]);
    });

  return (
    <>
      <input
        ref={box}
        type="checkbox"
        className={styles.target}
        value={id}
        checked={isChosen}
        aria-label={intl.formatMessage(messages.selectOne, { name })}
        onKeyDown={(event) => {
          isRange.current = event.shiftKey;
        }}
        onClick={(event) => {
          isRange.current ||= event.shiftKey;
        }}
        onChange={() => {
          toggle();
          isRange.current = false;
        }}
      />
      <span className={`${styles.face} ${styles.leading}`} />
    </>
  );
}

/** The certificates on screen from one to the one whose box this is. */
function rangeTo(box: HTMLInputElement | null, from: string | undefined): string[] {
  const page = box?.closest('[data-selecting]');
  if (!box || !page) return [];
  const shown = Array.from(
    page.querySelectorAll<HTMLInputElement>(`.${styles.target}`),
    ({ value }) => value,
  );
  const [first, last] = [shown.indexOf(from ?? ''), shown.indexOf(box.value)];
  return first < 0 ? [] : shown.slice(Math.min(first, last), Math.max(first, last) + 1);
}
