import { Plus, RotateCcw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { EmptyArt } from '#ui/illustrations/EmptyArt.tsx';
import { ErrorArt } from '#ui/illustrations/ErrorArt.tsx';
import { NoResultsArt } from '#ui/illustrations/NoResultsArt.tsx';
import { BlankState } from '#ui/feedback/BlankState.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { RetryNote } from '#ui/feedback/RetryNote.tsx';
import { Skeleton, SkeletonGroup } from '#ui/feedback/Skeleton.tsx';
import { messages } from './messages.ts';
import styles from './TemplatesPage.module.css';
import type { TemplateListFilter } from './useTemplateListFilter.ts';

export function NoTemplates() {
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

export function NoMatchingTemplates({ filter }: { filter: TemplateListFilter }) {
  const { searchText, setSearchText } = filter;
  return (
    <div className={styles.state}>
      <BlankState
        art={<NoResultsArt />}
        title={<FormattedMessage {...messages.noMatches} values={{ q: searchText.trim() }} />}
        actions={
          <Button onClick={() => setSearchText('')}>
            <FormattedMessage {...messages.clearSearch} />
          </Button>
        }
      />
    </div>
  );
}

interface RetryProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/**
 * The error message if the list failed to load. Stays mounted during a retry, so that the retry button does not lose
 * the focus.
 */
export function TemplatesLoadError({ isRetrying, onRetry }: RetryProps) {
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

export function IncompleteListNote({ isRetrying, onRetry }: RetryProps) {
  return (
    <div className={styles.note}>
      <RetryNote type="warning" isRetrying={isRetrying} onRetry={onRetry}>
        <FormattedMessage {...messages.partial} />
      </RetryNote>
    </div>
  );
}

export function TemplatesSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.cards}>
        {[0, 1, 2, 3].map((card) => (
          <div key={card} className={styles.cardSkeleton}>
            <div className={styles.imageSkeleton}>
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
