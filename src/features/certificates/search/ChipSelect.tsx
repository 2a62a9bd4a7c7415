import { ChevronDown } from 'lucide-react';
import { InvisibleNativeSelect } from '#ui/controls/InvisibleNativeSelect.tsx';
import styles from './FilterChips.module.css';

interface ChipSelectProps {
  label: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** Rounded button that opens a menu of filters. A filter that is selected there is displayed as a separate chip. */
export function ChipSelect({ label, options, onChoose }: ChipSelectProps) {
  return (
    <InvisibleNativeSelect
      className={styles.chip}
      value=""
      placeholder={label}
      options={options}
      onChange={onChoose}
    >
      <span>{label}</span>
      <ChevronDown aria-hidden />
    </InvisibleNativeSelect>
  );
}
