import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Hidden } from '#ui/Hidden.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { useCopied } from '#ui/controls/useCopied.ts';
import { messages } from './messages.ts';
import styles from './SharePanel.module.css';

interface CopiedValueProps {
  field: string;
  value: string;
  /** It could not be copied, and is selected instead. */
  onFailed: () => void;
}

/** A value that LinkedIn asks for, to be copied by itself. */
export function CopiedValue({ field, value, onFailed }: CopiedValueProps) {
  const intl = useIntl();
  const shown = useRef<HTMLSpanElement>(null);
  const { isCopied, copy } = useCopied(value, () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    onFailed();
  });
  return (
    <div className={styles.value}>
      <dt>{field}</dt>
      <dd>
        <span ref={shown}>{value}</span>
        <IconButton
          size="small"
          label={intl.formatMessage(isCopied ? messages.copied : messages.copy, { field })}
          icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={copy}
        />
        <CopiedStatus isCopied={isCopied} />
      </dd>
    </div>
  );
}

/** Says it to those who listen: the plugin's own region is out of reach behind a dialog. */
export function CopiedStatus({ isCopied }: { isCopied: boolean }) {
  return (
    <span role="status">
      <Hidden>{isCopied && <FormattedMessage {...messages.copied} />}</Hidden>
    </span>
  );
}
