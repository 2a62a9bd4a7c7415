import { RotateCcw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectParentUrl } from '#host/hostSlice.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { LaterArt } from '#ui/art/LaterArt.tsx';
import { BlankState } from '#ui/states/BlankState.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonAnchor } from '#ui/controls/ButtonAnchor.tsx';
import { RetryNote } from '#ui/marks/RetryNote.tsx';
import type { ViewLoad } from '../certificatesSlice.ts';
import { stateMessages } from './stateMessages.ts';
import styles from './ViewState.module.css';

/** No certificates at all. */
export function EmptyState() {
  const parentUrl = useSelector(selectParentUrl);
  return (
    <div className={styles.state}>
      <BlankState
        art={<LaterArt of="empty" />}
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
    </div>
  );
}

/** The first page did not come. Stays until the repeated request is answered, so that the focus does too. */
export function FailedState({ load, onRetry }: { load: ViewLoad; onRetry: () => void }) {
  const isOffline = load.failure?.kind === 'network';
  return (
    <div className={styles.state} role="alert">
      <BlankState
        art={<LaterArt of="error" />}
        title={<FormattedMessage {...stateMessages.error} />}
        actions={
          <Button
            look="primary"
            icon={<RotateCcw aria-hidden />}
            busy={load.requestId !== null}
            onClick={onRetry}
          >
            <FormattedMessage {...sharedMessages.retry} />
          </Button>
        }
      >
        <FormattedMessage {...(isOffline ? stateMessages.errorHint : stateMessages.errorService)} />
      </BlankState>
    </div>
  );
}

/** A part of what is on screen is missing. */
export function PartialNote({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.note}>
      <RetryNote type="warning" onRetry={onRetry}>
        <FormattedMessage {...stateMessages.partial} />
      </RetryNote>
    </div>
  );
}
