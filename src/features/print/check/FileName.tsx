import { FormattedMessage, useIntl } from 'react-intl';
import styles from './FileName.module.css';
import { messages } from './messages.ts';

/** The name of a file, and how large it is or how many certificates it has. */
export function FileName({ file, certificates = 1 }: { file: File; certificates?: number }) {
  const intl = useIntl();
  const kilobytes = Math.max(1, Math.round(file.size / 1000));
  return (
    <p className={styles.name}>
      <span>{file.name}</span>
      <span>
        {certificates > 1 ? (
          <FormattedMessage {...messages.several} values={{ n: certificates }} />
        ) : (
          intl.formatNumber(kilobytes, { style: 'unit', unit: 'kilobyte' })
        )}
      </span>
    </p>
  );
}
