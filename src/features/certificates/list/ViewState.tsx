import { RotateCcw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectParentUrl } from '#host/hostSlice.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { DeferredArt } from '#ui/illustrations/DeferredArt.tsx';
import { BlankState } from '#ui/feedback/BlankState.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonAnchor } from '#ui/controls/ButtonAnchor.tsx';
import { RetryNote } from '#ui/feedback/RetryNote.tsx';
import type { ViewLoadState } from '../certificatesState.ts';
import { StatePanel } from '../StatePanel.tsx';
import { stateMessages } from './stateMessages.ts';
import styles from './ViewState.module.css';

/** Message displayed instead of a list or grid that contains no certificates. */
export function EmptyState() {
  const parentUrl = useSelector(selectParentUrl);
  return (
    <StatePanel>
      <BlankState
        art={<DeferredArt name="empty" />}
        title={<FormattedMessage {...stateMessages.empty} />}
        actions={
          parentUrl && (
            <ButtonAnchor href={parentUrl} target="_top" rel="noreferrer">
              <FormattedMessage {...sharedMessages.backToPlatform} />
            </ButtonAnchor>
          )
        }
      >
        <FormattedMessage {...stateMessages.emptyHint} />
      </BlankState>
    </StatePanel>
  );
}

/**
 * Error message displayed if the first page failed to load. The message stays visible during a retry, so that its retry
 * button keeps the focus.
 */
export function LoadErrorState({
  loadState,
  onRetry,
}: {
  loadState: ViewLoadState;
  onRetry: () => void;
}) {
  const isOffline = loadState.error?.kind === 'network';
  return (
    <StatePanel role="alert">
      <BlankState
        art={<DeferredArt name="error" />}
        title={<FormattedMessage {...stateMessages.error} />}
        actions={
          <Button
            look="primary"
            icon={<RotateCcw aria-hidden />}
            busy={loadState.requestId !== null}
            onClick={onRetry}
          >
            <FormattedMessage {...sharedMessages.retry} />
          </Button>
        }
      >
        <FormattedMessage {...(isOffline ? stateMessages.errorHint : stateMessages.errorService)} />
      </BlankState>
    </StatePanel>
  );
}

/** Message that some certificates may be missing, with a button that loads the list again. */
export function PartialNote({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.note}>
      <RetryNote type="warning" onRetry={onRetry}>
        <FormattedMessage {...stateMessages.partial} />
      </RetryNote>
    </div>
  );
}
