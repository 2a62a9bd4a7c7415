import { Copy } from 'lucide-react';
import { useIntl } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import { useCopyAndNotify } from '#documents/useCopyAndNotify.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useTooltip } from '#ui/controls/useTooltip.tsx';
import styles from './CopyIdButton.module.css';

/**
 * Button that copies the validation ID of the previewed certificate. On narrow screens its label is a tooltip.
 * @param id undefined while the certificate is being rendered
 */
export function CopyIdButton({ id }: { id: string | undefined }) {
  const label = useIntl().formatMessage(documentMessages.copyId);
  const { idCopied, copyIdFailed } = documentMessages;
  const { copy: copyId } = useCopyAndNotify(idCopied, copyIdFailed);
  const tooltip = useTooltip(label);
  return (
    <div className={styles.copyId}>
      <Button
        icon={<Copy aria-hidden />}
        disabled={id === undefined}
        {...tooltip.trigger}
        onClick={() => void copyId(() => id ?? '')}
      >
        <span className={styles.label}>{label}</span>
      </Button>
      <div className={styles.tooltip}>{tooltip.bubble}</div>
    </div>
  );
}
