import { type Language, languages } from '../language.ts';
import { languageDefinitions } from '../languageDefinitions.ts';

/** Supported languages, in the order of the language tabs in the template editor. */
export const languagesInTabOrder: readonly Language[] = languages.toSorted(
  (a, b) => languageDefinitions[a].tabOrder - languageDefinitions[b].tabOrder,
);
