import { FormattedMessage } from 'react-intl';
import { documentMessages } from '#i18n/document/messages.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/marks/Note.tsx';

/** The PDF could not be made. */
export function PdfFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <Note type="error">
        <FormattedMessage {...documentMessages.pdfFailed} />
        <Button look="text" onClick={onRetry}>
          <FormattedMessage {...sharedMessages.retry} />
        </Button>
      </Note>
    </div>
  );
}
