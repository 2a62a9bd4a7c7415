import { Download } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { documentMessages } from './messages.ts';
import { Button } from '#ui/controls/Button.tsx';

/** State and function of saving a certificate as a PDF, shared by the button and other controls. */
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

/** Button that saves a certificate as a PDF; renders nothing when PDFs are not offered. */
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
