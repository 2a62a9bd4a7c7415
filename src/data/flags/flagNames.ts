/** Names of the feature toggles (docs/behaviour.md, Feature toggles). Turning a toggle off disables a feature. */
export const flagNames = [
  'certificates.pdf-download',
  'certificates.grid-view',
  'certificates.custom-fields',
  'certificates.share',
] as const;

export type FlagName = (typeof flagNames)[number];
