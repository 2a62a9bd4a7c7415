import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { Button } from '#ui/Button.tsx';
import { announce } from '#ui/LiveRegion.tsx';
import { Note } from '#ui/Note.tsx';
import type { Load } from './certificatesSlice.ts';
import styles from './LoadMore.module.css';
import { messages } from './messages.ts';

interface LoadMoreProps {
  /** Holds the `listitem`s in their order. */
  list: RefObject<HTMLElement | null>;
  /** How many of them there are. */
  shown: number;
  canLoadMore: boolean;
  load: Load;
  onLoad: () => Promise<void>;
}

/** Brings the next page; then the focus goes to its first row and the counts are said. */
export function LoadMore({ list, shown, canLoadMore, load, onLoad }: LoadMoreProps) {
  const intl = useIntl();
  const shownBefore = useRef<number>(undefined);

  useEffect(() => {
    const before = shownBefore.current;
    if (before === undefined || load.status === 'loading') return;
    shownBefore.current = undefined;
    if (load.status !== 'done' || shown === before) return;
    const row = list.current?.querySelectorAll<HTMLElement>('[role="listitem"]')[before];
    row?.querySelector<HTMLElement>('a')?.focus();
    announce(
      list.current,
      intl.formatMessage(messages.moreDone, { n: shown - before, total: shown }),
    );
  }, [intl, list, load.status, shown]);

  const ask = () => {
    shownBefore.current = shown;
    void onLoad();
  };
  if (load.status === 'failed') {
    return (
      <div className={styles.more}>
        <Note type="error">
          <FormattedMessage {...messages.moreFailed} />{' '}
          <Button look="text" onClick={ask}>
            <FormattedMessage {...sharedMessages.retry} />
          </Button>
        </Note>
      </div>
    );
  }
  const isBusy = load.status === 'loading';
  if (!canLoadMore && !isBusy) return null;
  return (
    <div className={styles.more}>
      <Button busy={isBusy} onClick={ask}>
        <FormattedMessage {...(isBusy ? messages.moreBusy : messages.more)} />
      </Button>
    </div>
  );
}
