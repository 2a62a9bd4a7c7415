import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styles from './SearchField.module.css';

// The same element at each rendering, so that a key does not render it again.
const searchIcon = <Search aria-hidden />;

interface SearchFieldProps {
  className?: string | undefined;
  label: string;
  /** Text of the empty field. Default: the label. */
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A text field for searching a list, with a magnifying glass. Escape clears it. */
export function SearchField({
  className = '',
  label,
  placeholder = label,
  value,
  onChange,
  onBlur,
}: SearchFieldProps) {
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !value) return;
    // Escape must not also close a dialog or popover of the host around the plugin.
    event.preventDefault();
    onChange('');
  };
  return (
    <div className={`${styles.field} ${className}`}>
      {searchIcon}
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={clearOnEscape}
        onBlur={onBlur}
      />
    </div>
  );
}
