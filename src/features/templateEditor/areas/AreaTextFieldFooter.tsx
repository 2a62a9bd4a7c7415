import { Plus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxAreaLength } from '#domain/template/areaText.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './AreaTextFieldFooter.module.css';
import { fieldsMessages } from '../fields/index.ts';
import { messages } from './messages.ts';

interface AreaTextFieldFooterProps {
  /** Id of the element around the area. The id of the character counter is this id with `-count` appended. */
  id: string;
  label: string;
  count: number;
  isOpen: boolean;
  onOpen: () => void;
}

/** The "Add a registered data" button and the character counter below a custom text. */
export function AreaTextFieldFooter({
  id,
  label,
  count,
  isOpen,
  onOpen,
}: AreaTextFieldFooterProps) {
  const intl = useIntl();
  const state = count >= maxAreaLength ? 'full' : count >= maxAreaLength * 0.9 ? 'near' : undefined;
  const values = { count, most: maxAreaLength };
  return (
    <div className={styles.footer}>
      <button
        type="button"
        className={styles.add}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={intl.formatMessage(messages.addTo, { area: label })}
        onClick={onOpen}
      >
        <Plus aria-hidden />
        <FormattedMessage {...fieldsMessages.add} />
      </button>
      <span id={`${id}-count`} className={styles.count} data-state={state}>
        <span aria-hidden>
          <FormattedMessage {...messages.counterShort} values={values} />
        </span>
        <VisuallyHidden>
          <FormattedMessage {...messages.counter} values={values} />
        </VisuallyHidden>
      </span>
    </div>
  );
}
