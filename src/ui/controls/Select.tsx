import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { InvisibleNativeSelect } from './InvisibleNativeSelect.tsx';
import styles from './Select.module.css';

export interface SelectProps<Value extends string> {
  /** Label shown before the selected option: "Sort:". */
  label: string;
  hasHiddenLabel?: boolean;
  icon?: ReactNode;
  /**
   * Whether narrow screens show only the icon, without the label and the selected option. Wide screens then show no
   * icon.
   */
  isCompactWhenNarrow?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** Select that looks like a button labelled with the selected option. */
export function Select<Value extends string>({
  label,
  hasHiddenLabel = false,
  icon,
  isCompactWhenNarrow = false,
  value,
  options,
  onChange,
}: SelectProps<Value>): ReactNode {
  const selected = options.find((option) => option.value === value);
  const handleChange = (newValue: string) => {
    const option = options.find((candidate) => candidate.value === newValue);
    if (option) onChange(option.value);
  };
  return (
    <InvisibleNativeSelect
      className={
        isCompactWhenNarrow ? `${styles.select} ${styles.compactWhenNarrow}` : styles.select
      }
      value={value}
      options={options}
      onChange={handleChange}
    >
      {icon}
      {hasHiddenLabel ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={styles.label}>{label}</span>
      )}
      <span aria-hidden>{selected?.label}</span>
      <ChevronDown aria-hidden />
    </InvisibleNativeSelect>
  );
}
