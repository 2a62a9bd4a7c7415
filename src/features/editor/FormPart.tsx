import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Note } from '#ui/marks/Note.tsx';
import styles from './Editor.module.css';
import type { FormPart as PartName, Refusal } from './save/refusal.ts';

interface FormPartProps {
  name: PartName;
  refusal: Refusal | undefined;
  children: ReactNode;
}

/** One part of the form, with what the server had against it. */
export function FormPart({ name, refusal, children }: FormPartProps) {
  return (
    <div className={styles.part} data-part={name}>
      {children}
      {refusal?.part === name && (
        <Note type="error">
          <FormattedMessage {...refusal.text} />
        </Note>
      )}
    </div>
  );
}
