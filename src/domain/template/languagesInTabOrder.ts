import { type Language, languageDefinitions, languages } from '../language.ts';

/** Supported languages, in the order of the language tabs in the template editor. */
export const languagesInTabOrder: readonly Language[] = languages.toSorted(
  (a, b) => languageDefinitions[a].tabOrder - languageDefinitions[b].tabOrder,
);
