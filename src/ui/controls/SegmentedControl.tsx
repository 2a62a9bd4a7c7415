import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './SegmentedControl.module.css';

export interface SegmentedControlProps<Value extends string> {
  legend: string;
  /** Whether the option labels are visually hidden. Every option then needs an icon. */
  hasHiddenLabels?: boolean;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
}

/**
 * Control for choosing one of a few options, built from radio buttons: Tab focuses the control, and arrow keys select
 * an option.
 */
export function SegmentedControl<Value extends string>({
  legend,
  hasHiddenLabels = false,
  value,
  options,
  onChange,
}: SegmentedControlProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.control}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={styles.option}
          title={hasHiddenLabels ? option.label : undefined}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {hasHiddenLabels ? (
            <VisuallyHidden>{option.label}</VisuallyHidden>
          ) : (
            <span className={styles.label}>{option.label}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
