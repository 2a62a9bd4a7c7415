import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import type { PdfDownload } from '#documents/PdfButton.tsx';
import { PrintBlockedNote } from '#documents/PrintBlockedNote.tsx';
import { RetryNote } from '#ui/feedback/RetryNote.tsx';
import { exportMessages } from '../export/index.ts';
import styles from './StatementDialog.module.css';
import type { StatementExportResult } from './useStatementExport.ts';

interface StatementExportNoteProps {
  result: StatementExportResult | undefined;
  download: PdfDownload;
}

/** Result of saving or printing the statement. A toast would be hidden behind the dialog. */
export function StatementExportNote({ result, download }: StatementExportNoteProps): ReactNode {
  return (
    <div className={styles.note}>
      <p role="status">
        {result?.kind === 'saved' && (
          <FormattedMessage {...exportMessages.saved} values={{ file: result.file }} />
        )}
      </p>
      {result?.kind === 'pdf failed' && (
        <div role="alert">
          <RetryNote isRetrying={download.isBusy} onRetry={download.start}>
            <FormattedMessage {...documentMessages.pdfFailed} />
          </RetryNote>
        </div>
      )}
      {result?.kind === 'print ignored' && <PrintBlockedNote download={download} />}
    </div>
  );
}
