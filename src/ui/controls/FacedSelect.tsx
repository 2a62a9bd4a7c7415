import type { ReactNode } from 'react';
import styles from './FacedSelect.module.css';

interface FacedSelectProps {
  /** Of the face, which `children` are. */
  className: string | undefined;
  children: ReactNode;
  value: string;
  options: readonly { value: string; label: string }[];
  /** What is said while nothing is chosen; it cannot be chosen itself. */
  placeholder?: string;
  onChange: (value: string) => void;
}

/** A native select, unseen, over a face of ours: the list that opens is the system's own. */
export function FacedSelect(props: FacedSelectProps): ReactNode {
  const { className, children, value, options, placeholder, onChange } = props;
  return (
    <label className={`${styles.face} ${className}`}>
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
