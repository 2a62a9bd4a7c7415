import { Flag, TriangleAlert, User } from 'lucide-react';
import styles from './FieldChip.module.css';

interface FieldChipProps {
  /** `user.name`. */
  name: string;
  label: string;
  isKnown: boolean;
}

/** A registered field inside a text. Its icon is drawn beside the text, which is all that a reader who listens hears. */
export function FieldChip({ name, label, isKnown }: FieldChipProps) {
  const Icon = isKnown ? (name.startsWith('user.') ? User : Flag) : TriangleAlert;
  return (
    <span className={styles.chip} data-unknown={!isKnown || undefined}>
      <Icon aria-hidden />
      {label}
    </span>
  );
}
