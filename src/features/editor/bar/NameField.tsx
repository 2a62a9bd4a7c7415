import { Pencil } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Change } from '../draft.ts';
import { longestName } from '#model/template/copyName.ts';
import { Hidden } from '#ui/Hidden.tsx';
import { messages } from '../messages.ts';
import styles from './NameField.module.css';

/** Whether a template may be stored under this name. */
export const isName = (name: string): boolean => {
  const { length } = name.trim();
  return length > 0 && length <= longestName;
};

interface NameFieldProps {
  name: string;
  change: Change;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
  /** Why the name cannot stay, when a save was tried. */
  problem: string | undefined;
}

/** The name as the heading, edited in its place: Enter commits, Escape goes back to what it was. */
export function NameField({ name, change, isEditing, onEditing, problem }: NameFieldProps) {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    onEditing(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (isEditing) {
    return (
      <NameInput
        name={name}
        problem={problem}
        onInput={(next) => change({ name: next }, 'name')}
        onDone={close}
        onLeft={() => isName(name) && onEditing(false)}
      />
    );
  }
  return (
    <h1 className={styles.heading}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        title={intl.formatMessage(messages.rename)}
        onClick={() => onEditing(true)}
      >
        <span className={styles.name}>{name}</span>
        <Hidden>
          <FormattedMessage {...messages.rename} />
        </Hidden>
        <Pencil aria-hidden />
      </button>
    </h1>
  );
}

interface NameInputProps {
  name: string;
  problem: string | undefined;
  onInput: (name: string) => void;
  onDone: () => void;
  onLeft: () => void;
}

function NameInput({ name, problem, onInput, onDone, onLeft }: NameInputProps) {
  const intl = useIntl();
  const [before] = useState(name);
  const input = useRef<HTMLInputElement>(null);
  useSelected(input);
  const isEmpty = !isName(name);
  const said = problem ?? (isEmpty ? intl.formatMessage(messages.nameInvalid) : undefined);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !isEmpty) onDone();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onInput(before);
    onDone();
  };
  return (
    <div className={styles.field}>
      <input
        ref={input}
        className={styles.input}
        value={name}
        maxLength={longestName}
        aria-label={intl.formatMessage(messages.name)}
        aria-invalid={isEmpty || undefined}
        aria-describedby={said ? 'certs-name-problem' : undefined}
        onChange={(event) => onInput(event.target.value)}
        onKeyDown={press}
        onBlur={onLeft}
      />
      {said && (
        <p id="certs-name-problem" className={styles.problem}>
          {said}
        </p>
      )}
    </div>
  );
}

function useSelected(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [input]);
}
