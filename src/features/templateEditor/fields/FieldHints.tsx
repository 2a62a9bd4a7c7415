import { Info, TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/controls/Button.tsx';
import styles from './FieldHints.module.css';
import { messages } from './messages.ts';

interface FieldHintsProps {
  id: string;
  /** Message that the latest edit exceeded the maximum length; undefined if it did not. */
  limitMessage: string | undefined;
  /** Keys of merge fields in the text that do not exist. */
  missingFields: readonly string[];
  /**
   * Whether the text uses merge fields with personal data, which everyone with the link to the certificate can read.
   */
  isPrivate: boolean;
  onRemove: (field: string) => void;
}

/** Hints below a custom text: length limit reached, missing fields, private data. */
export function FieldHints({
  id,
  limitMessage,
  missingFields,
  isPrivate,
  onRemove,
}: FieldHintsProps) {
  return (
    <div id={id} className={styles.hints}>
      {limitMessage && (
        <p className={styles.danger}>
          <TriangleAlert aria-hidden />
          {limitMessage}
        </p>
      )}
      {missingFields.map((field) => (
        <p key={field} className={styles.warning}>
          <TriangleAlert aria-hidden />
          <span>
            <FormattedMessage {...messages.gone} values={{ name: field }} />
            <Button look="text" onClick={() => onRemove(field)}>
              <FormattedMessage {...messages.removeGone} />
            </Button>
          </span>
        </p>
      ))}
      {isPrivate && (
        <p>
          <Info aria-hidden />
          <FormattedMessage {...messages.private} />
        </p>
      )}
    </div>
  );
}
