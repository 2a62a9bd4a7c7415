import { Plus, RotateCcw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { EmptyArt } from '#ui/art/EmptyArt.tsx';
import { ErrorArt } from '#ui/art/ErrorArt.tsx';
import { BlankState } from '#ui/states/BlankState.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { RetryNote } from '#ui/marks/RetryNote.tsx';
import { Skeleton, SkeletonGroup } from '#ui/states/Skeleton.tsx';
import { messages } from './messages.ts';
import styles from './TemplatesPage.module.css';

/** The company has no template yet. */
export function EmptyState() {
  return (
    <div className={styles.state}>
      <BlankState
        art={<EmptyArt />}
        title={<FormattedMessage {...messages.empty} />}
        actions={
          <ButtonLink to="/editor" icon={<Plus aria-hidden />}>
            <FormattedMessage {...messages.create} />
          </ButtonLink>
        }
      >
        <FormattedMessage {...messages.emptyHint} />
      </BlankState>
    </div>
  );
}

interface RetryProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** The list did not come. Stays until the repeated request is answered, so that the focus does too. */
export function FailedState({ isRetrying, onRetry }: RetryProps) {
  return (
    <div className={styles.state} role="alert">
      <BlankState
        art={<ErrorArt />}
        title={<FormattedMessage {...messages.error} />}
        actions={
          <Button
            look="primary"
            icon={<RotateCcw aria-hidden />}
            busy={isRetrying}
            onClick={onRetry}
          >
            <FormattedMessage {...sharedMessages.retry} />
          </Button>
        }
      >
        <FormattedMessage {...documentMessages.errorHint} />
      </BlankState>
    </div>
  );
}

/** Some of the list could not be read. */
export function PartialNote({ isRetrying, onRetry }: RetryProps) {
  return (
    <div className={styles.note}>
      <RetryNote type="warning" isRetrying={isRetrying} onRetry={onRetry}>
        <FormattedMessage {...messages.partial} />
      </RetryNote>
    </div>
  );
}

/** What the list will look like. */
export function LoadingState() {
  return (
    <SkeletonGroup>
      <div className={styles.cards}>
        {[0, 1, 2, 3].map((card) => (
          <div key={card} className={styles.bones}>
            <div className={styles.paper}>
              <Skeleton width="100%" height="100%" />
            </div>
            <Skeleton width="62%" height="14px" />
            <Skeleton width="46%" />
            <Skeleton width="30%" height="28px" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
