import { createIntl } from 'react-intl';
import { loadCatalogue } from '#i18n/catalogue.ts';
import { type Language, languageTags } from '#model/language.ts';
import { messages as words } from './messages.ts';

/** What a signature is called in documents of a language. @throws whatever a failed chunk request gives */
export async function signatureLabel(language: Language): Promise<string> {
  const { messages } = await loadCatalogue(language, ['documents']);
  const locale = languageTags[language];
  const intl = createIntl({ locale, defaultLocale: 'en', messages: { ...messages } });
  return intl.formatMessage(words.signature);
}
