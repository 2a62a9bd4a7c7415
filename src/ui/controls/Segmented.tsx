import { useId, type ReactNode } from 'react';
import { Hidden } from '../Hidden.tsx';
import styles from './Segmented.module.css';

export interface SegmentedProps<Value extends string> {
  legend: string;
  /** Every option has an icon; its label is heard and not seen. */
  hidesLabels?: boolean;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
}

/** A choice of a few, all in sight. Radios underneath: arrows move, one stop for Tab. */
export function Segmented<Value extends string>({
  legend,
  hidesLabels = false,
  value,
  options,
  onChange,
}: SegmentedProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.segmented}>
      <legend>
        <Hidden>{legend}</Hidden>
      </legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={styles.option}
          title={hidesLabels ? option.label : undefined}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {hidesLabels ? (
            <Hidden>{option.label}</Hidden>
          ) : (
            <span className={styles.label}>{option.label}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
