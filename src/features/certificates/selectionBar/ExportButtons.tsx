import { Download, Printer, Sheet } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useFlag } from '#session/useFlag.ts';
import { documentMessages } from '#documents/messages.ts';
import type { Language } from '#domain/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { messages } from './messages.ts';
import type { ExportFormat } from '../export/index.ts';
import styles from './SelectionBar.module.css';

/** Actions and options for exporting the selected certificates. */
export interface ExportActionsProps {
  /** Number of selected certificates in words, such as "3 certificates". */
  countText: string;
  isEmpty: boolean;
  language: Language;
  onLanguageChange: (language: Language) => void;
  /** Whether the export includes a statement; undefined if there are too few certificates for one. */
  hasStatement: boolean | undefined;
  onStatementChange: (isIncluded: boolean) => void;
  onExport: (format: ExportFormat) => void;
  onViewStatement: () => void;
}

type ExportButtonProps = Pick<ExportActionsProps, 'isEmpty' | 'onExport'>;

export function PrintExportButton({ isEmpty, onExport }: ExportButtonProps) {
  return (
    <Button icon={<Printer aria-hidden />} disabled={isEmpty} onClick={() => onExport('print')}>
      <FormattedMessage {...documentMessages.print} />
    </Button>
  );
}

export function CsvExportButton({
  isEmpty,
  onExport,
  hasLongLabel,
}: ExportButtonProps & { hasLongLabel?: boolean }) {
  return (
    <Button icon={<Sheet aria-hidden />} disabled={isEmpty} onClick={() => onExport('csv')}>
      <FormattedMessage {...(hasLongLabel ? messages.csvSpreadsheet : messages.csv)} />
    </Button>
  );
}

export function PdfExportButton({ isEmpty, onExport }: ExportButtonProps) {
  const hasPdf = useFlag('certificates.pdf-download');
  if (!hasPdf) return null;
  return (
    <Button
      look="primary"
      icon={<Download aria-hidden />}
      disabled={isEmpty}
      onClick={() => onExport('pdf')}
    >
      <span className={styles.longLabel}>
        <FormattedMessage {...documentMessages.pdf} />
      </span>
      <span className={styles.shortLabel} aria-hidden>
        <FormattedMessage {...messages.pdf} />
      </span>
    </Button>
  );
}
