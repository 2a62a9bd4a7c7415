import type { IntlShape } from 'react-intl';
import type { Language } from '#domain/language.ts';

/** Returns the capitalized name of `language` in the language of `intl`: "Portuguese", "Português". */
export function formatLanguageName(intl: IntlShape, language: Language): string {
  const name = intl.formatDisplayName(language, { type: 'language' }) ?? language;
  return name.charAt(0).toLocaleUpperCase(intl.locale) + name.slice(1);
}
