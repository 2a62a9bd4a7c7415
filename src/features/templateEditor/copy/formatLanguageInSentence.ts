import type { IntlShape } from 'react-intl';
import type { Language } from '#domain/language.ts';

/** Formats the name of a language for use inside a sentence: "Portuguese", "português". */
export const formatLanguageInSentence = (intl: IntlShape, language: Language): string =>
  intl.formatDisplayName(language, { type: 'language' }) ?? language;
