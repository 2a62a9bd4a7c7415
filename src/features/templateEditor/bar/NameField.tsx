import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChangeTemplate } from '../templateChange.ts';
import { maxTemplateNameLength } from '#domain/template/copyName.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { messages } from '../messages.ts';
import styles from './NameField.module.css';

export const isValidTemplateName = (name: string): boolean => {
  const { length } = name.trim();
  return length > 0 && length <= maxTemplateNameLength;
};

interface NameFieldProps {
  name: string;
  change: ChangeTemplate;
  isEditing: boolean;
  onEditingChange: (isEditing: boolean) => void;
  /** The server's error message about the name. */
  error: string | undefined;
}

/**
 * The name of the template as a heading that the user can edit. Enter accepts the new name, Escape restores the
 * previous name.
 */
export function NameField({ name, change, isEditing, onEditingChange, error }: NameFieldProps) {
  const intl = useIntl();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const close = () => {
    onEditingChange(false);
    requestAnimationFrame(() => buttonRef.current?.focus());
  };
  if (isEditing) {
    return (
      <NameInput
        name={name}
        error={error}
        onChange={(newName) => change({ name: newName }, 'name')}
        onDone={close}
        onBlur={() => isValidTemplateName(name) && onEditingChange(false)}
      />
    );
  }
  return (
    <h1 className={styles.heading}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        title={intl.formatMessage(messages.rename)}
        onClick={() => onEditingChange(true)}
      >
        <span className={styles.name}>{name}</span>
        <VisuallyHidden>
          <FormattedMessage {...messages.rename} />
        </VisuallyHidden>
        <Pencil aria-hidden />
      </button>
    </h1>
  );
}

interface NameInputProps {
  name: string;
  error: string | undefined;
  onChange: (name: string) => void;
  onDone: () => void;
  onBlur: () => void;
}

function NameInput({ name, error, onChange, onDone, onBlur }: NameInputProps) {
  const intl = useIntl();
  const [initialName] = useState(name);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    inputRef.current?.focus();
    inputRef.current?.select();
  }, []);
  const isInvalid = !isValidTemplateName(name);
  const errorText = error ?? (isInvalid ? intl.formatMessage(messages.nameInvalid) : undefined);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !isInvalid) onDone();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onChange(initialName);
    onDone();
  };
  return (
    <div className={styles.field}>
      <input
        ref={inputRef}
        className={styles.input}
        value={name}
        maxLength={maxTemplateNameLength}
        aria-label={intl.formatMessage(messages.name)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={errorText ? 'certs-name-problem' : undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={onBlur}
      />
      {errorText && (
        <p id="certs-name-problem" className={styles.error}>
          {errorText}
        </p>
      )}
    </div>
  );
}
