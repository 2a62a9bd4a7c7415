import { X } from 'lucide-react';
import { useIntl } from 'react-intl';
import styles from './FilterChips.module.css';

interface ChipProps {
  label: string;
  /** Number of certificates that match this filter; undefined while the search is incomplete. */
  count?: number | undefined;
  isActive: boolean;
  onToggle: () => void;
}

/** Toggle button for one filter. The Delete and Backspace keys also turn the filter off. */
export function Chip({ label, count, isActive, onToggle }: ChipProps) {
  const countText = useIntl().formatNumber(count ?? 0);
  const name = count === undefined ? label : `${label} `;
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isActive}
      onClick={onToggle}
      onKeyDown={({ key }) => {
        if (isActive && (key === 'Delete' || key === 'Backspace')) onToggle();
      }}
    >
      {name}
      {count !== undefined && <span className={styles.count}>{countText}</span>}
      {isActive && <X aria-hidden />}
    </button>
  );
}
