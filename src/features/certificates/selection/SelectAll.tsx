import { useEffect, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import { useChange, useChosen, withAll, without } from './chosen.ts';
import { collectAll } from './collectAll.ts';
import { messages } from './messages.ts';
import styles from './selection.module.css';
import { useFound } from '../find/useFound.ts';

/** Chooses everything that was found, on screen or not, and nothing of it again. */
export function SelectAll() {
  const { certificates, isComplete } = useFound();
  const chosen = useChosen();
  const n = certificates.length;
  const taken = certificates.filter(({ id }) => chosen.has(id)).length;
  const isAll = isComplete && taken === n;
  const isSome = !isAll && (isComplete ? taken : chosen.size) > 0;
  const toggle = useToggle(isAll);
  const box = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  // The button that began this is gone, and the focus with it.
  useEffect(() => {
    const { ownerDocument: page } = box.current ?? {};
    if (page?.activeElement === page?.body) box.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={styles.head}>
      <label className={styles.all}>
        <input
          ref={box}
          type="checkbox"
          className={styles.targetOfAll}
          checked={isAll}
          onChange={() => void toggle()}
        />
        <span className={styles.face} />
        {isComplete ? (
          <FormattedMessage {...(isAll ? messages.allChosen : messages.selectAll)} values={{ n }} />
        ) : (
          <FormattedMessage {...messages.all} />
        )}
      </label>
    </div>
  );
}

function useToggle(isAll: boolean): () => Promise<void> {
  const intl = useIntl();
  const services = useServices();
  const change = useChange();
  const { certificates, isComplete } = useFound();
  return async () => {
    try {
      const all = isComplete ? certificates : await collectAll(services, certificates);
      const ids = all.map(({ id }) => id);
      change((chosen) => (isAll ? without(chosen, ids) : withAll(chosen, ids)));
    } catch (error) {
      console.error(error);
      services.toast({ type: 'error', text: intl.formatMessage(messages.listFailed) });
    }
  };
}
