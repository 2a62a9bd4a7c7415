import type { ReactNode } from 'react';
import styles from './InvisibleNativeSelect.module.css';

interface InvisibleNativeSelectProps {
  /** CSS class of the element that contains the visible content and the invisible select. */
  className: string | undefined;
  /** Visible content, over which the invisible select lies. */
  children: ReactNode;
  value: string;
  options: readonly { value: string; label: string }[];
  /** Text shown while no option is selected. It cannot be selected. */
  placeholder?: string;
  onChange: (value: string) => void;
}

/**
 * Native select made invisible on top of custom content, so that a click opens the operating system's list of options.
 */
export function InvisibleNativeSelect(props: InvisibleNativeSelectProps): ReactNode {
  const { className, children, value, options, placeholder, onChange } = props;
  return (
    <label className={`${styles.container} ${className}`}>
      {children}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {placeholder !== undefined && (
          <option value="" hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
