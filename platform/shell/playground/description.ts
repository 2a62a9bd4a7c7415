import contract from './contract.generated.json';

/** Kind of a control. `json` is for objects that have no controls of their own. */
export type ControlKind = 'text' | 'number' | 'boolean' | 'choice' | 'list' | 'function' | 'json';

/** A prop of a module, an option of `embed` or a configuration key. */
export interface PropertyDescription {
  name: string;
  kind: ControlKind;
  /** The type as it is written. */
  type: string;
  description: string;
  /** The possible values of a choice. */
  values?: string[];
  /** The default, as text. */
  default?: string;
  isRequired?: boolean;
  /** Whether a change mounts the plugin again. */
  isReadOnce?: boolean;
}

/** A property `--certs-*`, by name without this prefix, with its values. */
export interface CustomProperty {
  name: string;
  light?: string;
  /** The value in the dark, if it is another. */
  dark?: string;
}

/** Ways to embed the plugin. */
export const KINDS = ['module', 'iframe', 'print'] as const;
export type Kind = (typeof KINDS)[number];

/** Everything that a host can pass to the plugin, except toggles. Written by `npm run generate` (`scripts/playground`). */
export type ContractDescription = Readonly<Record<Kind, readonly PropertyDescription[]>> & {
  readonly config: readonly PropertyDescription[];
  readonly theme: readonly CustomProperty[];
};

export const contractDescription = contract as ContractDescription;
