import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import { useChange, useChosen, withAll, without } from './chosen.ts';
import { messages } from './messages.ts';
import styles from './selection.module.css';
import { collectAll } from '../find/nextOfAll.ts';
import { useFound } from '../find/useFound.ts';

/** Chooses everything that was found, on screen or not, and nothing of it again. */
export function SelectAll() {
  const { certificates, isComplete } = useFound();
  const chosen = useChosen();
  const n = certificates.length;
  const taken = certificates.filter(({ id }) => chosen.has(id)).length;
  const isAll = isComplete && taken === n;
  const { isAwaiting, toggle } = useToggle(isAll);
  const isSome = !isAll && !isAwaiting && (isComplete ? taken : chosen.size) > 0;
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
          checked={isAll || isAwaiting}
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

function useToggle(isAll: boolean) {
  const intl = useIntl();
  const services = useServices();
  const change = useChange();
  const { certificates, isComplete, isFiltered, choice } = useFound();
  const [awaited, setAwaited] = useState<string>();
  const isAwaiting = !isComplete && awaited === choice;

  // What is found later is chosen as it comes.
  const isTaking = isFiltered && awaited === choice;
  useEffect(() => {
    if (isTaking) change((chosen) => withAll(chosen, certificates.map(idOf)));
  }, [isTaking, certificates, change]);

  const toggle = async () => {
    const isLater = isFiltered && !isComplete;
    setAwaited(isLater && !isAwaiting ? choice : undefined);
    if (isLater) return;
    try {
      const all = isComplete ? certificates : await collectAll(services);
      const ids = all.map(idOf);
      change((chosen) => (isAll ? without(chosen, ids) : withAll(chosen, ids)));
    } catch (error) {
      console.error(error);
      services.toast({ type: 'error', text: intl.formatMessage(messages.listFailed) });
    }
  };
  return { isAwaiting, toggle };
}

const idOf = ({ id }: { id: string }) => id;
