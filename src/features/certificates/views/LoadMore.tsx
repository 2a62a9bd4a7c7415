import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/controls/Button.tsx';
import { RetryNote } from '#ui/marks/RetryNote.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import type { ViewLoad } from '../certificatesSlice.ts';
import styles from './LoadMore.module.css';
import { stateMessages } from './stateMessages.ts';

interface LoadMoreProps {
  canLoadMore: boolean;
  load: ViewLoad;
  onAsk: () => void;
}

/** Brings the next page. A failure stands in its place and is repeated there. */
export function LoadMore({ canLoadMore, load, onAsk }: LoadMoreProps) {
  const isBusy = load.requestId !== null;
  const ask = (event: MouseEvent) => {
    dropSecondClick(event);
    onAsk();
  };
  if (load.failure) {
    return (
      <div className={styles.more} role="alert">
        <RetryNote isRetrying={isBusy} onRetry={onAsk}>
          <FormattedMessage {...stateMessages.moreError} />
        </RetryNote>
      </div>
    );
  }
  if (!canLoadMore) return null;
  return (
    <div className={styles.more}>
      <Button busy={isBusy} onClick={ask}>
        <FormattedMessage {...(isBusy ? stateMessages.moreBusy : stateMessages.more)} />
      </Button>
      {isBusy && <SlowNotice place="below" />}
    </div>
  );
}

/** Where the answer is fast, the second click of a double one would fall on the row that has come in the button's place. */
function dropSecondClick({ currentTarget }: MouseEvent): void {
  const drop = (next: Event) => {
    if ((next as UIEvent).detail < 2) return;
    next.preventDefault();
    next.stopPropagation();
  };
  currentTarget.ownerDocument.addEventListener('click', drop, { capture: true, once: true });
}
