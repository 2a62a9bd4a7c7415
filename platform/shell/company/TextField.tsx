import { useId } from 'react';

interface TextFieldProps {
  label: string;
  value: string;
  most: number;
  /** Why it cannot be stored. */
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A line of text under its name. */
export function TextField({ label, value, most, error, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        value={value}
        maxLength={most}
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
