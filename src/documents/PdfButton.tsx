import { Download } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { documentMessages } from './messages.ts';
import { Button } from '#ui/controls/Button.tsx';

/** Saving a certificate as a PDF, for the button and for what stands in its place. */
export interface Download {
  isOffered: boolean;
  isBusy: boolean;
  start: () => void;
}

interface PdfButtonProps {
  download: Download;
  disabled?: boolean;
  look?: 'primary' | 'text';
}

/** Saves the certificate; nothing where that is not offered. */
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
