import { FormattedMessage } from 'react-intl';
import { documentMessages } from '#i18n/document/messages.ts';
import { RetryNote } from '#ui/marks/RetryNote.tsx';

/** The PDF could not be made. */
export function PdfFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <RetryNote onRetry={onRetry}>
        <FormattedMessage {...documentMessages.pdfFailed} />
      </RetryNote>
    </div>
  );
}
