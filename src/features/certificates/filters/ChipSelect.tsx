import { ChevronDown } from 'lucide-react';
import { FacedSelect } from '#ui/controls/FacedSelect.tsx';
import styles from './Chips.module.css';

interface ChipSelectProps {
  label: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** Filters in one chip. What is chosen is a chip of its own. */
export function ChipSelect({ label, options, onChoose }: ChipSelectProps) {
  return (
    <FacedSelect
      className={styles.chip}
      value=""
      placeholder={label}
      options={options}
      onChange={onChoose}
    >
      <span>{label}</span>
      <ChevronDown aria-hidden />
    </FacedSelect>
  );
}
