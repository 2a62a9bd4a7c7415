import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import { detailColumns } from '../useCertificateRowTexts.ts';
import styles from './ListView.module.css';

/** The column headers of the list, before those that sort it are loaded. */
export function ColumnHeaders() {
  return (
    <div className={styles.headers} aria-hidden>
      <span />
      <span>
        <FormattedMessage {...messages.columnCertificate} />
      </span>
      {detailColumns.map(({ key, label }) => (
        <span key={key}>
          <FormattedMessage {...label} />
        </span>
      ))}
      <span />
    </div>
  );
}
