import { Download, Printer, Sheet } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useFlag } from '#api/flags/flags.ts';
import { documentMessages } from '#documents/messages.ts';
import type { Language } from '#model/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { messages } from '../selection/messages.ts';
import type { Delivery } from '../orders/order.ts';
import styles from './SelectionBar.module.css';

/** What can be ordered, and of what. */
export interface ActionsProps {
  /** How many are chosen, in words. */
  count: string;
  isEmpty: boolean;
  language: Language;
  onLanguage: (language: Language) => void;
  /** Undefined: nothing of which there could be one. */
  hasStatement: boolean | undefined;
  onStatement: (isWished: boolean) => void;
  onOrder: (delivery: Delivery) => void;
  onViewStatement: () => void;
}

type OrderProps = Pick<ActionsProps, 'isEmpty' | 'onOrder'>;

export function PrintOrder({ isEmpty, onOrder }: OrderProps) {
  return (
    <Button icon={<Printer aria-hidden />} disabled={isEmpty} onClick={() => onOrder('print')}>
      <FormattedMessage {...documentMessages.print} />
    </Button>
  );
}

export function CsvOrder({ isEmpty, onOrder, isInFull }: OrderProps & { isInFull?: boolean }) {
  return (
    <Button icon={<Sheet aria-hidden />} disabled={isEmpty} onClick={() => onOrder('csv')}>
      <FormattedMessage {...(isInFull ? messages.csvInFull : messages.csv)} />
    </Button>
  );
}

export function PdfOrder({ isEmpty, onOrder }: OrderProps) {
  const hasPdf = useFlag('certificates.pdf-download');
  if (!hasPdf) return null;
  return (
    <Button
      look="primary"
      icon={<Download aria-hidden />}
      disabled={isEmpty}
      onClick={() => onOrder('pdf')}
    >
      <span className={styles.inFull}>
        <FormattedMessage {...documentMessages.pdf} />
      </span>
      <span className={styles.inShort} aria-hidden>
        <FormattedMessage {...messages.pdf} />
      </span>
    </Button>
  );
}
