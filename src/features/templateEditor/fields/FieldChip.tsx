import { Flag, TriangleAlert, User } from 'lucide-react';
import styles from './FieldChip.module.css';

interface FieldChipProps {
  /** The key of the merge field, such as `user.name`. */
  name: string;
  label: string;
  isKnown: boolean;
}

/** A merge field (placeholder for data) inside a text, with an icon that is hidden from screen readers. */
export function FieldChip({ name, label, isKnown }: FieldChipProps) {
  const Icon = isKnown ? (name.startsWith('user.') ? User : Flag) : TriangleAlert;
  return (
    <span className={styles.chip} data-unknown={!isKnown || undefined}>
      <Icon aria-hidden />
      {label}
    </span>
  );
}
