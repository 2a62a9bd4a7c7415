import { RotateCcw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectParentUrl } from '#host/hostSlice.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { EmptyArt } from '#ui/art/EmptyArt.tsx';
import { ErrorArt } from '#ui/art/ErrorArt.tsx';
import { BlankState } from '#ui/BlankState.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonAnchor } from '#ui/ButtonAnchor.tsx';
import { Note } from '#ui/Note.tsx';
import type { Load } from './certificatesSlice.ts';
import { messages } from './messages.ts';
import styles from './ViewState.module.css';

/** No certificates at all. */
export function EmptyState() {
  const parentUrl = useSelector(selectParentUrl);
  return (
    <div className={styles.state}>
      <BlankState
        art={<EmptyArt />}
        title={<FormattedMessage {...messages.empty} />}
        actions={
          parentUrl && (
            <ButtonAnchor href={parentUrl} target="_top" rel="noreferrer">
              <FormattedMessage {...sharedMessages.backToPlatform} />
            </ButtonAnchor>
          )
        }
      >
        <FormattedMessage {...messages.emptyHint} />
      </BlankState>
    </div>
  );
}

/** The first page did not come. */
export function FailedState({ load, onRetry }: { load: Load; onRetry: () => void }) {
  return (
    <div className={styles.state}>
      <BlankState
        art={<ErrorArt />}
        title={<FormattedMessage {...messages.failed} />}
        actions={
          <Button look="primary" icon={<RotateCcw aria-hidden />} onClick={onRetry}>
            <FormattedMessage {...sharedMessages.retry} />
          </Button>
        }
      >
        {load.isOffline && <FormattedMessage {...messages.failedHint} />}
      </BlankState>
    </div>
  );
}

/** A part of what is on screen is missing. */
export function PartialNote() {
  return (
    <div className={styles.note}>
      <Note type="warning">
        <FormattedMessage {...messages.partial} />
      </Note>
    </div>
  );
}
