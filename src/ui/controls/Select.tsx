import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Hidden } from '../Hidden.tsx';
import styles from './Select.module.css';

export interface SelectProps<Value extends string> {
  /** Stands before the chosen option, "Sort:". */
  label: string;
  /** The label is heard and not seen. */
  hidesLabel?: boolean;
  icon?: ReactNode;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A native select, unseen, over our face: the list that opens is the system's own. */
export function Select<Value extends string>({
  label,
  hidesLabel = false,
  icon,
  value,
  options,
  onChange,
}: SelectProps<Value>): ReactNode {
  const chosen = options.find((option) => option.value === value);
  return (
    <label className={styles.select}>
      {icon}
      {hidesLabel ? <Hidden>{label}</Hidden> : <span className={styles.label}>{label}</span>}
      <span aria-hidden>{chosen?.label}</span>
      <ChevronDown aria-hidden />
      <select
        value={value}
        onChange={(event) => {
          const option = options.find((one) => one.value === event.target.value);
          if (option) onChange(option.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
