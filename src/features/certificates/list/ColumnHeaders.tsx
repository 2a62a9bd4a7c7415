import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import styles from './ListView.module.css';

/** The column headers of the list, before those that sort it are loaded. */
export function ColumnHeaders() {
  return (
    <div className={styles.headers} aria-hidden>
      <span />
      <span>
        <FormattedMessage {...messages.columnCertificate} />
      </span>
      <span>
        <FormattedMessage {...messages.columnCompleted} />
      </span>
      <span>
        <FormattedMessage {...messages.columnWorkload} />
      </span>
      <span>
        <FormattedMessage {...messages.columnGrade} />
      </span>
      <span />
    </div>
  );
}
