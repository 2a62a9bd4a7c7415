import { Plus } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { longestArea } from '#model/template/areaText.ts';
import { Hidden } from '#ui/Hidden.tsx';
import styles from './AreaFoot.module.css';
import { messages } from './messages.ts';

interface AreaFootProps {
  /** Of the area; the counter's is made of it. */
  id: string;
  /** Names the area. */
  label: string;
  count: number;
  isOpen: boolean;
  /** The same function at every render. */
  onOpen: () => void;
}

/** Below a text: "Add a registered data" and the counter. */
export function AreaFoot({ id, label, count, isOpen, onOpen }: AreaFootProps) {
  const state = count >= longestArea ? 'full' : count >= longestArea * 0.9 ? 'near' : undefined;
  const values = { count, most: longestArea };
  return (
    <div className={styles.foot}>
      <AddButton label={label} isOpen={isOpen} onOpen={onOpen} />
      <span id={`${id}-count`} className={styles.count} data-state={state}>
        <span aria-hidden>
          <FormattedMessage {...messages.counterShort} values={values} />
        </span>
        <Hidden>
          <FormattedMessage {...messages.counter} values={values} />
        </Hidden>
      </span>
    </div>
  );
}

type AddButtonProps = Pick<AreaFootProps, 'label' | 'isOpen' | 'onOpen'>;

const AddButton = memo(function AddButton({ label, isOpen, onOpen }: AddButtonProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={styles.add}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={intl.formatMessage(messages.addTo, { area: label })}
      onClick={onOpen}
    >
      <Plus aria-hidden />
      <FormattedMessage {...messages.add} />
    </button>
  );
});
