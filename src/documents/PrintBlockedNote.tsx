import { FormattedMessage } from 'react-intl';
import { documentMessages } from './messages.ts';
import { Note } from '#ui/feedback/Note.tsx';
import { type PdfDownload, PdfButton } from './PdfButton.tsx';

/** Note displayed when the browser blocked the print dialog. Offers to save a PDF instead. */
export function PrintBlockedNote({ download }: { download: PdfDownload }) {
  return (
    <div role="alert">
      <Note type="warning">
        <FormattedMessage {...documentMessages.printIgnored} />
        <PdfButton download={download} look="text" />
      </Note>
    </div>
  );
}
