import { FormattedMessage } from 'react-intl';
import { documentMessages } from './messages.ts';
import { Note } from '#ui/marks/Note.tsx';
import { type Download, PdfButton } from './PdfButton.tsx';

/** The browser did not print when it was asked to: the way around it. */
export function PrintIgnored({ download }: { download: Download }) {
  return (
    <div role="alert">
      <Note type="warning">
        <FormattedMessage {...documentMessages.printIgnored} />
        <PdfButton download={download} look="text" />
      </Note>
    </div>
  );
}
