import { type Language, languageFacts, languages } from '../language.ts';

/** In the order in which an administrator sees the texts of a template beside each other. */
export const tabLanguages: readonly Language[] = languages.toSorted(
  (one, other) => languageFacts[one].tabPlace - languageFacts[other].tabPlace,
);
