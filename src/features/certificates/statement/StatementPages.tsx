import { FormattedMessage } from 'react-intl';
import { PagesSvg } from '#rendering/svg/PagesSvg.tsx';
import { RetryNote } from '#ui/feedback/RetryNote.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { RemainingPagesNotice, useSearch } from '../search/index.ts';
import { exportMessages } from '../export/index.ts';
import { messages } from './messages.ts';
import styles from './StatementDialog.module.css';
import type { StatementState } from './useStatementDocument.ts';
import type { CertificatesForStatement } from './useCertificatesForStatement.ts';

interface StatementPagesProps {
  /** Certificates that the statement lists; undefined while the search is running. */
  subject: CertificatesForStatement | undefined;
  statementState: StatementState;
}

/** Pages of the statement. Until its certificates are loaded, the progress or the error of loading is shown instead. */
export function StatementPages({ subject, statementState }: StatementPagesProps) {
  const { value: renderedStatement, error, isLoading, retry, doneCount } = statementState;
  if (!subject) return <SearchProgress />;
  if (renderedStatement)
    return <PagesSvg scene={renderedStatement.scene} className={styles.page} />;
  if (error)
    return (
      <div role="alert">
        <RetryNote isRetrying={isLoading} onRetry={retry}>
          <FormattedMessage {...messages.failed} />
        </RetryNote>
      </div>
    );
  return (
    <p className={styles.loading} role="status">
      <Spinner />
      <FormattedMessage
        {...exportMessages.progress}
        values={{ done: doneCount, total: subject.ids.length }}
      />
    </p>
  );
}

function SearchProgress() {
  const { remainingPages, onRemainingPagesChange } = useSearch();
  const retry = () =>
    remainingPages && onRemainingPagesChange({ ...remainingPages, hasFailed: false });
  return <RemainingPagesNotice hasFailed={remainingPages?.hasFailed ?? false} retry={retry} />;
}
