import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import type { Download } from '#documents/PdfButton.tsx';
import { PrintIgnored } from '#documents/PrintIgnored.tsx';
import { RetryNote } from '#ui/marks/RetryNote.tsx';
import { messages as selectionMessages } from '../selection/messages.ts';
import styles from './StatementDialog.module.css';
import type { Outcome } from './useStatementFile.ts';

interface StatementNoteProps {
  outcome: Outcome | undefined;
  download: Download;
}

/** What became of a PDF or a print. It is said here: notifications are behind the dialog. */
export function StatementNote({ outcome, download }: StatementNoteProps): ReactNode {
  return (
    <div className={styles.note}>
      <p role="status">
        {outcome?.kind === 'saved' && (
          <FormattedMessage {...selectionMessages.saved} values={{ file: outcome.file }} />
        )}
      </p>
      {outcome?.kind === 'pdf failed' && (
        <div role="alert">
          <RetryNote isRetrying={download.isBusy} onRetry={download.start}>
            <FormattedMessage {...documentMessages.pdfFailed} />
          </RetryNote>
        </div>
      )}
      {outcome?.kind === 'print ignored' && <PrintIgnored download={download} />}
    </div>
  );
}
