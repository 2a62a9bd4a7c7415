import { FormattedMessage, useIntl } from 'react-intl';
import { RetryNote } from '#ui/feedback/RetryNote.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { messages } from './messages.ts';
import { useSearch } from './useCertificateSearch.ts';
import styles from './RemainingPagesNotice.module.css';

interface RemainingPagesNoticeProps {
  hasFailed: boolean;
  retry: () => void;
}

/** Note above incomplete search results: the progress of loading further certificates, or that it failed. */
export function RemainingPagesNotice({ hasFailed, retry }: RemainingPagesNoticeProps) {
  const intl = useIntl();
  const { total = 0 } = useSearch();
  if (hasFailed) {
    return (
      <div className={styles.error} role="alert">
        <RetryNote type="warning" onRetry={retry}>
          <FormattedMessage {...messages.searchIncomplete} />
        </RetryNote>
      </div>
    );
  }
  const text = intl.formatMessage(messages.searching, { n: total });
  return (
    <div className={styles.notice}>
      <Spinner />
      <span aria-hidden>{text}</span>
      <span className={styles.progress} role="progressbar" aria-label={text} />
    </div>
  );
}
