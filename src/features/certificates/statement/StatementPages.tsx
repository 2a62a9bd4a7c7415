import { FormattedMessage } from 'react-intl';
import { PagesSvg } from '#rendering/screen/PagesSvg.tsx';
import { RetryNote } from '#ui/marks/RetryNote.tsx';
import { Spinner } from '#ui/marks/Spinner.tsx';
import type { HomeFound } from '../find/useHomeFound.ts';
import { RestLine } from '../found/RestLine.tsx';
import { messages as selectionMessages } from '../selection/messages.ts';
import { messages } from './messages.ts';
import styles from './StatementDialog.module.css';
import type { Stated } from './useStated.ts';
import type { Subject } from './useSubject.ts';

interface StatementPagesProps {
  found: HomeFound;
  /** Undefined while it is not known what is to be listed. */
  subject: Subject | undefined;
  stated: Stated;
}

/** The pages, or what they wait for. */
export function StatementPages({ found, subject, stated }: StatementPagesProps) {
  const { value: drawn, error, isLoading, retry, done } = stated;
  if (!subject) return <Searching found={found} />;
  if (drawn)
    return <PagesSvg scene={drawn.scene} foreign={drawn.foreign} className={styles.page} />;
  if (error)
    return (
      <div role="alert">
        <RetryNote isRetrying={isLoading} onRetry={retry}>
          <FormattedMessage {...messages.failed} />
        </RetryNote>
      </div>
    );
  return (
    <p className={styles.waiting} role="status">
      <Spinner />
      <FormattedMessage
        {...selectionMessages.progress}
        values={{ done, total: subject.ids.length }}
      />
    </p>
  );
}

function Searching({ found }: { found: HomeFound }) {
  const { rest, onRest } = found;
  const retry = () => rest && onRest({ ...rest, hasFailed: false });
  return <RestLine found={found} hasFailed={rest?.hasFailed ?? false} retry={retry} />;
}
