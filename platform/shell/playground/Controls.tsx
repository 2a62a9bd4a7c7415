import { useState, type ReactNode } from 'react';
import { flagDescriptions } from '#data/flags/flagNames.ts';
import type { Translate } from '../messages.ts';
import { contractDescription, type PropertyDescription } from './description.ts';
import { Field } from './Field.tsx';
import { GROUPED_PROPS } from './hostSettings.ts';
import type { Presets } from './playgroundPresets.ts';
import { type ControlGroup, getControlId, type PlaygroundState } from './playgroundState.ts';
import { ThemeField } from './ThemeField.tsx';

interface ControlsProps {
  state: PlaygroundState;
  presets: Presets;
  /** Whether the plugin has the colours for dark mode. */
  isDark: boolean;
  t: Translate;
  onChange: (id: string, value: string | undefined) => void;
}

/** The controls of everything that a host can pass to the plugin, in groups. */
export function Controls({ state, presets, isDark, t, onChange }: ControlsProps) {
  const { kind, values } = state;
  const properties = contractDescription[kind].filter(({ name }) => !GROUPED_PROPS.includes(name));
  const callbacks = properties.filter((property) => property.kind === 'function');
  const renderField = (group: ControlGroup, property: PropertyDescription): ReactNode => {
    const controlId = getControlId(group, property.name);
    const { default: defaultValue, isRequired: _isRequired, ...description } = property;
    return (
      <Field
        key={`${kind} ${property.name}`}
        {...description}
        controlId={controlId}
        defaultValue={defaultValue}
        preset={presets[controlId] ?? ''}
        value={values[controlId]}
        t={t}
        onChange={onChange}
      />
    );
  };
  const groupProps = { values, t };
  const configHint = kind === 'iframe' ? t('frameConfigHint') : t('configHint');
  return (
    <>
      <Group title={t(kind === 'iframe' ? 'options' : 'props')} id="prop" isFirst {...groupProps}>
        {properties
          .filter((property) => !callbacks.includes(property))
          .map((property) => renderField('prop', property))}
      </Group>
      <Group title={t('callbacks')} hint={t('callbacksHint')} {...groupProps}>
        {callbacks.map((property) => renderField('prop', property))}
      </Group>
      <Group title={t('themeProperties')} id="theme" {...groupProps} {...disableTheme(kind, t)}>
        {contractDescription.theme.map((property) => (
          <ThemeField
            key={property.name}
            controlId={getControlId('theme', property.name)}
            property={property}
            isDark={isDark}
            value={values[getControlId('theme', property.name)]}
            t={t}
            onChange={onChange}
          />
        ))}
      </Group>
      <Group
        title={t('toggles')}
        id="toggle"
        hint={t('togglesHint')}
        {...groupProps}
        {...disableInFrame(kind, t)}
      >
        {Object.entries(flagDescriptions).map(([name, description]) =>
          renderField('toggle', { name, kind: 'boolean', type: 'boolean', description }),
        )}
      </Group>
      <Group
        title={t('configuration')}
        id="config"
        hint={configHint}
        isDisabled={kind === 'iframe'}
        {...groupProps}
      >
        {contractDescription.config.map((property) => renderField('config', property))}
      </Group>
    </>
  );
}

const disableTheme = (kind: PlaygroundState['kind'], t: Translate) =>
  kind === 'print' ? { isDisabled: true, hint: t('printThemeHint') } : disableInFrame(kind, t);

const disableInFrame = (kind: PlaygroundState['kind'], t: Translate) =>
  kind === 'iframe' ? { isDisabled: true, hint: t('frameConfigHint') } : {};

interface GroupProps {
  title: string;
  hint?: string;
  /** The group of the controls, to count changed values. */
  id?: ControlGroup;
  isFirst?: boolean;
  isDisabled?: boolean;
  values: PlaygroundState['values'];
  t: Translate;
  children: ReactNode;
}

/** A group of controls that can be closed. The first one is open where the plugin is beside the controls. */
function Group({ title, hint, id, isFirst, isDisabled, values, t, children }: GroupProps) {
  const [isOpen, setOpen] = useState(
    () => isFirst === true && window.matchMedia('(width > 1000px)').matches,
  );
  const changed = Object.keys(values).filter((key) => id && key.startsWith(`${id}.`)).length;
  return (
    <details
      className="control-group"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {title}
        {changed > 0 && <span className="count">{t('changedCount', { n: changed })}</span>}
      </summary>
      <fieldset disabled={isDisabled}>
        <legend className="visually-hidden">{title}</legend>
        {hint !== undefined && <p className="control-hint">{hint}</p>}
        {children}
      </fieldset>
    </details>
  );
}
