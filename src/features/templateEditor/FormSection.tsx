import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import styles from './Editor.module.css';
import type { FormSectionName, SaveError } from './save/index.ts';

interface FormSectionProps {
  name: FormSectionName;
  saveError: SaveError | undefined;
  children: ReactNode;
}

/** A part of the form, with the server's error message about that part. */
export function FormSection({ name, saveError, children }: FormSectionProps) {
  return (
    <div className={styles.part} data-part={name}>
      {children}
      {saveError?.part === name && (
        <InlineMessage type="error">
          <FormattedMessage {...saveError.message} />
        </InlineMessage>
      )}
    </div>
  );
}
