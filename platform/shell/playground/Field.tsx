import { useId, type ReactNode } from 'react';
import type { Translate } from '../messages.ts';
import type { ControlKind } from './description.ts';

export interface FieldProps {
  /** Id of the control, as in the address. */
  controlId: string;
  name: string;
  kind: ControlKind;
  values?: readonly string[] | undefined;
  description: string;
  type?: string | undefined;
  isReadOnce?: boolean | undefined;
  /** The default, shown while the control is empty. */
  defaultValue?: string | undefined;
  preset: string;
  /** The value that the user has set. */
  value: string | undefined;
  t: Translate;
  onChange: (id: string, value: string | undefined) => void;
}

/** A labelled control of one prop, option or configuration key. */
export function Field(props: FieldProps) {
  const { controlId, name, kind, description, type, isReadOnce, preset, value, t } = props;
  const id = useId();
  const isSwitch = kind === 'boolean' || kind === 'function';
  const control = {
    id,
    'aria-describedby': `${id}-hint`,
    value: value ?? preset,
    onChange: (text: string) => props.onChange(controlId, text === preset ? undefined : text),
  };
  return (
    <div className="control" data-control={controlId} data-changed={value !== undefined}>
      <div className="control-head">
        {isSwitch && <Switch {...control} />}
        <label htmlFor={id}>{name}</label>
        {isReadOnce && <span className="control-badge">{t('readOnce')}</span>}
        {value !== undefined && (
          <button
            type="button"
            className="text-button"
            aria-label={t('resetValue', { name })}
            onClick={() => props.onChange(controlId, undefined)}
          >
            {t('reset')}
          </button>
        )}
      </div>
      {!isSwitch && <Input {...control} {...getInputOptions(props)} />}
      <p className="control-hint" id={`${id}-hint`} lang="en">
        {kind === 'function' && <code className="control-type">{type}</code>}
        {formatCode(description)}
      </p>
    </div>
  );
}

interface ControlProps {
  id: string;
  'aria-describedby': string;
  value: string;
  onChange: (text: string) => void;
}

function Switch({ value, onChange, ...attributes }: ControlProps) {
  return (
    <input
      {...attributes}
      type="checkbox"
      checked={value === 'true'}
      onChange={(event) => onChange(String(event.target.checked))}
    />
  );
}

interface InputOptions {
  values: readonly string[] | undefined;
  isNumber: boolean;
  placeholder: string;
  hasEmptyOption: boolean;
}

function getInputOptions({ kind, values, defaultValue, preset, t }: FieldProps): InputOptions {
  return {
    values,
    isNumber: kind === 'number',
    placeholder: defaultValue ? t('defaultValue', { value: defaultValue }) : t('notSet'),
    hasEmptyOption: preset === '',
  };
}

function Input({ onChange, ...props }: ControlProps & InputOptions) {
  const { values, isNumber, placeholder, hasEmptyOption, ...attributes } = props;
  if (values)
    return (
      <select {...attributes} className="input" onChange={(event) => onChange(event.target.value)}>
        {hasEmptyOption && <option value="">{placeholder}</option>}
        {values.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  return (
    <input
      {...attributes}
      className="input"
      type="text"
      inputMode={isNumber ? 'numeric' : 'text'}
      placeholder={placeholder}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Formats a comment: text between backticks is code. */
function formatCode(text: string): ReactNode[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
