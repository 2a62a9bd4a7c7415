import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/controls/Button.tsx';
import { RetryNote } from '#ui/feedback/RetryNote.tsx';
import { SlowNotice } from '#ui/feedback/SlowNotice.tsx';
import type { ViewLoadState } from '../certificatesState.ts';
import styles from './LoadMore.module.css';
import { listStateMessages } from './listStateMessages.ts';

interface LoadMoreProps {
  canLoadMore: boolean;
  loadState: ViewLoadState;
  onLoadMore: () => void;
}

/** Button that loads the next page. After an error, a message with a retry button takes its place. */
export function LoadMore({ canLoadMore, loadState, onLoadMore }: LoadMoreProps) {
  const isBusy = loadState.requestId !== null;
  const handleClick = (event: MouseEvent) => {
    ignoreSecondClick(event);
    onLoadMore();
  };
  if (loadState.error) {
    return (
      <div className={styles.container} role="alert">
        <RetryNote isRetrying={isBusy} onRetry={onLoadMore}>
          <FormattedMessage {...listStateMessages.moreError} />
        </RetryNote>
      </div>
    );
  }
  if (!canLoadMore) return null;
  return (
    <div className={styles.container}>
      <Button busy={isBusy} onClick={handleClick}>
        <FormattedMessage {...(isBusy ? listStateMessages.moreBusy : listStateMessages.more)} />
      </Button>
      {isBusy && <SlowNotice position="below" />}
    </div>
  );
}

/** Ignores the second click of a double click, which could open the row that has replaced the button. */
function ignoreSecondClick({ currentTarget }: MouseEvent): void {
  const ignoreClick = (click: Event) => {
    if ((click as UIEvent).detail < 2) return;
    click.preventDefault();
    click.stopPropagation();
  };
  currentTarget.ownerDocument.addEventListener('click', ignoreClick, { capture: true, once: true });
}
