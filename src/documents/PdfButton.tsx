import { Download } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { documentMessages } from './messages.ts';
import { Button } from '#ui/controls/Button.tsx';

/**
 * Function that saves a certificate as a PDF, with its state. Several controls can share one such object, so that they
 * show the same state.
 */
export interface PdfDownload {
  isOffered: boolean;
  isBusy: boolean;
  start: () => void;
}

interface PdfButtonProps {
  download: PdfDownload;
  disabled?: boolean;
  look?: 'primary' | 'text';
}

/** Button that saves a certificate as a PDF. Renders nothing when saving as a PDF is turned off. */
export function PdfButton({ download, disabled = false, look = 'primary' }: PdfButtonProps) {
  const { isOffered, isBusy, start } = download;
  if (!isOffered) return null;
  return (
    <Button
      look={look}
      icon={look === 'primary' && <Download aria-hidden />}
      busy={isBusy}
      disabled={disabled}
      onClick={start}
    >
      <FormattedMessage {...(isBusy ? documentMessages.pdfBusy : documentMessages.pdf)} />
    </Button>
  );
}
