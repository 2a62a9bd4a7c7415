import { Check } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { saveMessages as messages } from '../save/index.ts';
import styles from './EditorBar.module.css';

interface SaveStatusProps {
  isDirty: boolean;
  savedAt: Date | undefined;
}

export function SaveStatus({ isDirty, savedAt }: SaveStatusProps) {
  const intl = useIntl();
  if (isDirty) {
    return (
      <span className={styles.status} data-state="dirty">
        <FormattedMessage {...messages.unsaved} />
      </span>
    );
  }
  if (!savedAt) return null;
  // The user's own time zone, not that of the certificates.
  const time = new Intl.DateTimeFormat(intl.locale, { timeStyle: 'short' }).format(savedAt);
  return (
    <span className={styles.status} data-state="saved">
      <Check aria-hidden />
      <FormattedMessage {...messages.savedAt} values={{ time }} />
    </span>
  );
}
