import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { useCopyToClipboard } from '#ui/controls/useCopyToClipboard.ts';
import { messages } from './messages.ts';
import styles from './SharePanel.module.css';

interface CopyableValueProps {
  field: string;
  value: string;
  /** Called if copying fails. The component has already selected the value, so that the user can copy it manually. */
  onCopyFailed: () => void;
}

/** A row with the name and value of a field of the LinkedIn form, and a button that copies the value. */
export function CopyableValue({ field, value, onCopyFailed }: CopyableValueProps) {
  const intl = useIntl();
  const valueRef = useRef<HTMLSpanElement>(null);
  const { isCopied, copy } = useCopyToClipboard(value, () => {
    if (valueRef.current) getSelection()?.selectAllChildren(valueRef.current);
    onCopyFailed();
  });
  return (
    <div className={styles.value}>
      <dt>{field}</dt>
      <dd>
        <span ref={valueRef}>{value}</span>
        <IconButton
          size="small"
          label={intl.formatMessage(isCopied ? messages.copied : messages.copy, { field })}
          icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={copy}
        />
        <CopiedStatus isCopied={isCopied} message={messages.copied} />
      </dd>
    </div>
  );
}

/** Announces that a value was copied. Screen readers ignore live regions outside of an open modal dialog. */
export function CopiedStatus({
  isCopied,
  message,
}: {
  isCopied: boolean;
  message: MessageDescriptor;
}) {
  return (
    <span role="status">
      <VisuallyHidden>{isCopied && <FormattedMessage {...message} />}</VisuallyHidden>
    </span>
  );
}
