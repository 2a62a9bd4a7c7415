import { flagNames } from '#data/flags/flagNames.ts';
import type { Theme } from '#entries/contract.ts';
import { contractDescription, type PropertyDescription } from './description.ts';
import { createPresets, type PresetContext } from './playgroundPresets.ts';
import { type ControlGroup, getControlId, type PlaygroundState } from './playgroundState.ts';

export type Value = string | number | boolean | object;
export type Values = Readonly<Record<string, Value>>;

/** Props with controls of their own group. */
export const GROUPED_PROPS: readonly string[] = ['config', 'theme'];

/** Settings that the host of the playground passes to the plugin. */
export interface HostSettings {
  /** Values of the props, or options of `embed`, except callbacks, `config` and `theme`. */
  values: Values;
  /** Names of the callbacks that the host passes. */
  callbacks: readonly string[];
  config: object;
  /** The keys of `config` that differ from the plugin's own configuration. */
  changedConfig: Values;
  theme: Theme;
}

/** Creates what the host passes to the plugin. */
export function createHostSettings(state: PlaygroundState, context: PresetContext): HostSettings {
  const presets = createPresets(state, context);
  const read = (group: ControlGroup, name: string) => {
    const id = getControlId(group, name);
    return state.values[id] ?? presets[id] ?? '';
  };
  const properties = contractDescription[state.kind].filter(
    ({ name }) => !GROUPED_PROPS.includes(name),
  );
  const callbacks = properties.filter(({ kind }) => kind === 'function');
  const values = properties
    .filter((property) => !callbacks.includes(property))
    .map((property) => [property, read('prop', property.name)] as const)
    .filter(([property, text]) => text !== '' && !isDefaultFlag(property, text))
    .map(([property, text]) => [property.name, parseValue(property, text)] as const);
  // Only a module uses it.
  const themeProperties = state.kind === 'module' ? contractDescription.theme : [];
  const theme = themeProperties
    .map(({ name }) => [name, read('theme', name)] as const)
    .filter(([, text]) => text !== '');
  const changedConfig = { ...readChangedConfig(state), ...readToggles(state, context) };
  return {
    values: Object.fromEntries(values),
    callbacks: callbacks.map(({ name }) => name).filter((name) => read('prop', name) === 'true'),
    config: { ...context.config.plugin, ...changedConfig },
    changedConfig,
    theme: Object.fromEntries(theme),
  };
}

/** Returns whether the text is the default of a flag, which hosts leave out. */
const isDefaultFlag = (property: PropertyDescription, text: string): boolean =>
  property.kind === 'boolean' && text === (property.default ?? 'false');

function readChangedConfig({ values }: PlaygroundState): Values {
  return Object.fromEntries(
    contractDescription.config.flatMap((property) => {
      const text = values[getControlId('config', property.name)];
      const isMissing = text === undefined || (text === '' && property.kind !== 'text');
      return isMissing ? [] : [[property.name, parseValue(property, text)]];
    }),
  );
}

/** Returns the configuration of a flag service of the platform in which toggles are off, if any are. */
function readToggles({ values }: PlaygroundState, { config }: PresetContext): Values {
  const namesOff = flagNames.filter((name) => values[getControlId('toggle', name)] === 'false');
  if (namesOff.length === 0) return {};
  return {
    FLAGS_URL: `${config.apiUrl}/api/frontend/without/${namesOff.join(',')}`,
    FLAGS_CLIENT_KEY: 'demo-frontend-key',
  };
}

/** Parses the text of a control. A text that is not a value of the property stays as it is, for the plugin to reject. */
function parseValue({ kind }: PropertyDescription, text: string): Value {
  if (kind === 'boolean') return text === 'true';
  if (kind === 'number') return Number.isNaN(Number(text)) ? text : Number(text);
  if (kind === 'list') return text.split(/[\s,]+/).filter(Boolean);
  if (kind === 'json') return parseJson(text);
  return text;
}

function parseJson(text: string): Value {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return text;
  }
}
