import { type Language, languageDefinitions, languages } from '../language.ts';

/** Languages in the order of the tabs in the editor. */
export const tabLanguages: readonly Language[] = languages.toSorted(
  (a, b) => languageDefinitions[a].tabOrder - languageDefinitions[b].tabOrder,
);
