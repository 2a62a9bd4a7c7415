import { useId } from 'react';
import type { Translate } from '../messages.ts';
import type { CustomProperty } from './description.ts';

interface ThemeFieldProps {
  /** Id of the control, as in the address. */
  controlId: string;
  property: CustomProperty;
  /** Whether the plugin has the colours for dark mode. */
  isDark: boolean;
  value: string | undefined;
  t: Translate;
  onChange: (id: string, value: string | undefined) => void;
}

/** The control of a property `--certs-*`: a text, and a colour picker for colours. */
export function ThemeField(props: ThemeFieldProps) {
  const { controlId, property, isDark, value, t, onChange } = props;
  const id = useId();
  const defaultValue = (isDark ? property.dark : undefined) ?? property.light;
  const color = toPickerColor(value ?? '') ?? toPickerColor(defaultValue ?? '');
  const label = `--certs-${property.name}`;
  return (
    <div
      className="control control-row"
      data-control={controlId}
      data-changed={value !== undefined}
    >
      <label htmlFor={id}>{label}</label>
      {color !== undefined && (
        <input
          type="color"
          className="color-input"
          aria-label={t('colorPicker', { name: label })}
          value={color}
          onChange={(event) => onChange(controlId, event.target.value)}
        />
      )}
      <input
        id={id}
        className="input"
        type="text"
        value={value ?? ''}
        placeholder={defaultValue ?? t('notSet')}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(controlId, event.target.value || undefined)}
      />
    </div>
  );
}

/** Converts `#abc` and `#aabbcc` to the form that a colour picker needs. Returns undefined for other values. */
function toPickerColor(text: string): string | undefined {
  if (/^#[\da-f]{6}$/i.test(text)) return text;
  return /^#[\da-f]{3}$/i.test(text) ? text.replaceAll(/[\da-f]/gi, '$&$&') : undefined;
}
