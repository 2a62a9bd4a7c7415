import { FormattedMessage, useIntl } from 'react-intl';
import styles from './FileName.module.css';
import { messages } from './messages.ts';

/** The name of a file with its size or, if the file has several certificates, with their number. */
export function FileName({
  file,
  certificateCount = 1,
}: {
  file: File;
  certificateCount?: number;
}) {
  const intl = useIntl();
  const kilobytes = Math.max(1, Math.round(file.size / 1000));
  return (
    <p className={styles.name}>
      <span>{file.name}</span>
      <span>
        {certificateCount > 1 ? (
          <FormattedMessage {...messages.several} values={{ n: certificateCount }} />
        ) : (
          intl.formatNumber(kilobytes, { style: 'unit', unit: 'kilobyte' })
        )}
      </span>
    </p>
  );
}
