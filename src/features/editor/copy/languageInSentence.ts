import type { IntlShape } from 'react-intl';
import type { Language } from '#model/language.ts';

/** A language by its name as a sentence has it: "Portuguese", "português". */
export const languageInSentence = (intl: IntlShape, language: Language): string =>
  intl.formatDisplayName(language, { type: 'language' }) ?? language;
