import { useId } from 'react';

interface TextFieldProps {
  label: string;
  value: string;
  maxLength: number;
  /** Validation error to show. */
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A single-line text input with its label. */
export function TextField({ label, value, maxLength, error, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        value={value}
        maxLength={maxLength}
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
