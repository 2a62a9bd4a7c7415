import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PictureMissing } from '#documents/PictureMissing.tsx';
import type { Language } from '#model/language.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import { RetryNote } from '#ui/marks/RetryNote.tsx';
import type { Loaded } from '#ui/useLoaded.ts';
import { BlankAreas } from './BlankAreas.tsx';
import { messages } from './messages.ts';
import styles from './PreviewPage.module.css';
import type { Subject } from './usePreviewSubject.ts';

interface PreviewNotesProps {
  subject: Subject;
  language: Language;
  drawing: Loaded<DrawnCertificate>;
  onRetry: () => void;
  isRetrying: boolean;
  children: ReactNode;
}

/** What is to be known of what is on the stage; nothing where all is well. */
export function PreviewNotes({ subject, language, drawing, ...props }: PreviewNotesProps) {
  const shown = subject.kind === 'certificate' ? subject.certificate : subject;
  return (
    <div className={styles.notes}>
      {subject.kind === 'template' && subject.isSubstitute && (
        <RetryNote type="warning" isRetrying={props.isRetrying} onRetry={props.onRetry}>
          <FormattedMessage {...messages.substitute} />
        </RetryNote>
      )}
      <BlankAreas template={shown.template} language={language} />
      <PictureMissing drawing={drawing} />
      {props.children}
    </div>
  );
}
