import { ChevronDown } from 'lucide-react';
import styles from './Chips.module.css';

interface ChipSelectProps {
  label: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** Filters in one chip: a native select, unseen, over its face. What is chosen is a chip of its own. */
export function ChipSelect({ label, options, onChoose }: ChipSelectProps) {
  return (
    <label className={styles.chip}>
      <span>{label}</span>
      <ChevronDown aria-hidden />
      <select value="" onChange={(event) => onChoose(event.target.value)}>
        <option value="" hidden>
          {label}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
