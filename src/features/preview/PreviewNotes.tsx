import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { MissingImageNote } from '#documents/MissingImageNote.tsx';
import type { Language } from '#domain/language.ts';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import { RetryNote } from '#ui/feedback/RetryNote.tsx';
import type { AsyncState } from '#runtime/useAsync.ts';
import { ApiError, hasErrorStatus } from '#data/apiError.ts';
import { BlankAreasNote } from './BlankAreasNote.tsx';
import { messages } from './messages.ts';
import styles from './PreviewPage.module.css';
import type { PreviewSource } from './usePreviewSource.ts';

export interface PreviewNotesProps {
  subject: PreviewSource;
  language: Language;
  rendering: AsyncState<RenderedCertificate>;
  onRetry: () => void;
  isRetrying: boolean;
  children: ReactNode;
}

/** Notes about the previewed document: the template was replaced, text areas are blank, or images are missing. */
export function PreviewNotes({ subject, language, rendering, ...props }: PreviewNotesProps) {
  const templateSource = subject.kind === 'certificate' ? subject.certificate : subject;
  return (
    <div className={styles.notes}>
      {subject.kind === 'template' && subject.error && (
        <RetryNote type="warning" isRetrying={props.isRetrying} onRetry={props.onRetry}>
          <FormattedMessage
            {...messages.substitute}
            values={{ reason: getReason(subject.error) }}
          />
        </RetryNote>
      )}
      <BlankAreasNote template={templateSource.template} language={language} />
      <MissingImageNote drawing={rendering} />
      {props.children}
    </div>
  );
}

function getReason(error: Error): 'missing' | 'connection' | 'service' {
  if (hasErrorStatus(error, 404)) return 'missing';
  return error instanceof ApiError && error.kind === 'network' ? 'connection' : 'service';
}
