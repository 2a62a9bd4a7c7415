import { KINDS, type Kind } from './description.ts';

export const MODULES = ['CertificatesApp', 'TemplatesApp'] as const;

/** Groups of controls. Each control belongs to one of them. */
export type ControlGroup = 'prop' | 'config' | 'theme' | 'toggle';

/** Choices of the user. The address of the playground contains it, so that a link shows the same. */
export interface PlaygroundState {
  kind: Kind;
  /** The module of the kind `module`. */
  module: (typeof MODULES)[number];
  /** Values that differ from the presets, as text, by id of the control. */
  values: Readonly<Record<string, string>>;
}

/** Gets the id of a control: `theme.accent`. */
export const getControlId = (group: ControlGroup, name: string): string => `${group}.${name}`;

export function parseState(search: string): PlaygroundState {
  const query = new URLSearchParams(search);
  const entries = [...query].filter(([id]) => /^(?:prop|config|theme|toggle)\./.test(id));
  return {
    kind: KINDS.find((kind) => kind === query.get('kind')) ?? 'module',
    module: MODULES.find((name) => name === query.get('module')) ?? 'CertificatesApp',
    values: Object.fromEntries(entries),
  };
}

/** Serializes a state as the query of an address. The state at the start is an empty query. */
export function serializeState({ kind, module, values }: PlaygroundState): string {
  const query = new URLSearchParams({
    ...(kind !== 'module' && { kind }),
    ...(module !== 'CertificatesApp' && { module }),
    ...values,
  });
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Sets the value of a control.
 * @param value undefined restores the preset
 */
export function setValue(
  state: PlaygroundState,
  id: string,
  value: string | undefined,
): PlaygroundState {
  const { [id]: _previous, ...values } = state.values;
  return { ...state, values: value === undefined ? values : { ...values, [id]: value } };
}
