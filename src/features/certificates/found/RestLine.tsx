import { FormattedMessage, useIntl } from 'react-intl';
import { RetryNote } from '#ui/marks/RetryNote.tsx';
import { Spinner } from '#ui/marks/Spinner.tsx';
import { messages } from '../find/messages.ts';
import type { HomeFound } from '../find/useHomeFound.ts';
import styles from './RestLine.module.css';

interface RestLineProps {
  found: HomeFound;
  hasFailed: boolean;
  retry: () => void;
}

/** That what is below is not everything yet. */
export function RestLine({ found, hasFailed, retry }: RestLineProps) {
  const intl = useIntl();
  if (hasFailed) {
    return (
      <div className={styles.failed} role="alert">
        <RetryNote type="warning" onRetry={retry}>
          <FormattedMessage {...messages.restFailed} />
        </RetryNote>
      </div>
    );
  }
  const text = intl.formatMessage(messages.loading, { n: found.total ?? 0 });
  return (
    <div className={styles.line}>
      <Spinner />
      <span aria-hidden>{text}</span>
      <span className={styles.progress} role="progressbar" aria-label={text} />
    </div>
  );
}
