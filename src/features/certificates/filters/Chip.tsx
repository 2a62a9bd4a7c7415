import { X } from 'lucide-react';
import { useIntl } from 'react-intl';
import styles from './Chips.module.css';

interface ChipProps {
  label: string;
  /** How many it would show; undefined while nobody knows. */
  count?: number | undefined;
  isOn: boolean;
  onToggle: () => void;
}

/** A filter that is on or off; on, it is taken away by any key that takes things away. */
export function Chip({ label, count, isOn, onToggle }: ChipProps) {
  const shows = useIntl().formatNumber(count ?? 0);
  const name = count === undefined ? label : `${label} `;
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isOn}
      onClick={onToggle}
      onKeyDown={({ key }) => {
        if (isOn && (key === 'Delete' || key === 'Backspace')) onToggle();
      }}
    >
      {name}
      {count !== undefined && <span className={styles.count}>{shows}</span>}
      {isOn && <X aria-hidden />}
    </button>
  );
}
