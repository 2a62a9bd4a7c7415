import { flagNames } from '#data/flags/flagNames.ts';
import type { ColorModePreference } from '#entries/contract.ts';
import type { ShellConfig } from '../../sites.ts';
import { LOCALES, type Language } from '../messages.ts';
import { contractDescription, type PropertyDescription } from './description.ts';
import { getControlId, type PlaygroundState } from './playgroundState.ts';

/** The user and configuration of the platform, on which the presets depend. */
export interface PresetContext {
  config: ShellConfig;
  /** Token of the signed-in user, if any. */
  token: string | undefined;
  language: Language;
  colorMode: ColorModePreference;
  /** Id of one of the user's certificates, if there are any. */
  certificateId: string | undefined;
}

/** Values of the controls before the user changes them, as text, by id of the control. */
export type Presets = Readonly<Record<string, string>>;

/** Creates the presets of a way to embed the plugin. Controls without a preset are empty. */
export function createPresets({ kind, values }: PlaygroundState, context: PresetContext): Presets {
  const { config, token, language, colorMode, certificateId } = context;
  const props: Record<string, string | undefined> = {
    token,
    locale: LOCALES[language],
    colorMode,
    certificateId,
    // The address of the page belongs to the playground.
    router: 'memory',
    ...(values[getControlId('prop', 'router')] === 'browser' && { basePath: '/playground' }),
    pluginUrl: config.pluginUrl,
    ...(kind === 'iframe' && { path: `/${language}` }),
  };
  const entries = [
    ...contractDescription[kind].map((property) => [
      getControlId('prop', property.name),
      props[property.name] ?? getPropertyPreset(property),
    ]),
    ...contractDescription.config.map((property) => [
      getControlId('config', property.name),
      toText(config.plugin[property.name as keyof ShellConfig['plugin']]) ??
        getPropertyPreset(property),
    ]),
    ...flagNames.map((name) => [getControlId('toggle', name), 'true']),
  ];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function getPropertyPreset(property: PropertyDescription): string | undefined {
  if (property.kind === 'boolean') return property.default ?? 'false';
  // Every callback is logged. A host that passes `navigate` has to have a router.
  if (property.kind === 'function') return String(property.name !== 'navigate');
  return undefined;
}

function toText(value: string | number | boolean | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value?.toString();
}
