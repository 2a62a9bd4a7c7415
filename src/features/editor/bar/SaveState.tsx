import { Check } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../save/messages.ts';
import styles from './EditorBar.module.css';

interface SaveStateProps {
  isDirty: boolean;
  savedAt: Date | undefined;
}

/** Whether what is on screen is stored. */
export function SaveState({ isDirty, savedAt }: SaveStateProps) {
  const intl = useIntl();
  if (isDirty) {
    return (
      <span className={styles.state} data-state="dirty">
        <FormattedMessage {...messages.unsaved} />
      </span>
    );
  }
  if (!savedAt) return null;
  // The clock of the reader, not of the certificates.
  const time = new Intl.DateTimeFormat(intl.locale, { timeStyle: 'short' }).format(savedAt);
  return (
    <span className={styles.state} data-state="saved">
      <Check aria-hidden />
      <FormattedMessage {...messages.savedAt} values={{ time }} />
    </span>
  );
}
