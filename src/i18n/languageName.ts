import type { IntlShape } from 'react-intl';
import type { Language } from '#model/language.ts';

/** A language by its name in the language of `intl`, as a label begins: "Portuguese", "Português". */
export function languageName(intl: IntlShape, language: Language): string {
  const name = intl.formatDisplayName(language, { type: 'language' }) ?? language;
  return name.charAt(0).toLocaleUpperCase(intl.locale) + name.slice(1);
}
