import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Hidden } from '../Hidden.tsx';
import { FacedSelect } from './FacedSelect.tsx';
import styles from './Select.module.css';

export interface SelectProps<Value extends string> {
  /** Stands before the chosen option, "Sort:". */
  label: string;
  /** The label is heard and not seen. */
  hidesLabel?: boolean;
  icon?: ReactNode;
  /** On a narrow screen only the icon is seen, which is not elsewhere. */
  shrinks?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of several options, as a button that says which. */
export function Select<Value extends string>({
  label,
  hidesLabel = false,
  icon,
  shrinks = false,
  value,
  options,
  onChange,
}: SelectProps<Value>): ReactNode {
  const chosen = options.find((option) => option.value === value);
  const choose = (name: string) => {
    const option = options.find((one) => one.value === name);
    if (option) onChange(option.value);
  };
  return (
    <FacedSelect
      className={shrinks ? `${styles.select} ${styles.shrinks}` : styles.select}
      value={value}
      options={options}
      onChange={choose}
    >
      {icon}
      {hidesLabel ? <Hidden>{label}</Hidden> : <span className={styles.label}>{label}</span>}
      <span aria-hidden>{chosen?.label}</span>
      <ChevronDown aria-hidden />
    </FacedSelect>
  );
}
