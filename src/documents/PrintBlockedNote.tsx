import { FormattedMessage } from 'react-intl';
import { documentMessages } from './messages.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { type PdfDownload, PdfButton } from './PdfButton.tsx';

/** Note displayed when the browser blocked the print dialog. Offers to save a PDF instead. */
export function PrintBlockedNote({ download }: { download: PdfDownload }) {
  return (
    <div role="alert">
      <InlineMessage type="warning">
        <FormattedMessage {...documentMessages.printIgnored} />
        <PdfButton download={download} look="text" />
      </InlineMessage>
    </div>
  );
}
