import { Info, TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/controls/Button.tsx';
import styles from './FieldHints.module.css';
import { messages } from '../areas/messages.ts';

interface FieldHintsProps {
  id: string;
  /** The latest edit did not fit. */
  isRefused: boolean;
  /** Fields that the company does not have. */
  gone: readonly string[];
  /** The text names what the paper would not tell a stranger. */
  isPrivate: boolean;
  onRemove: (field: string) => void;
}

/** What there is to know of the fields in a text. */
export function FieldHints({ id, isRefused, gone, isPrivate, onRemove }: FieldHintsProps) {
  return (
    <div id={id} className={styles.hints}>
      {isRefused && (
        <p className={styles.danger}>
          <TriangleAlert aria-hidden />
          <FormattedMessage {...messages.full} />
        </p>
      )}
      {gone.map((field) => (
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
