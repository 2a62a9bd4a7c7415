import { createIntl } from 'react-intl';
import { loadLearnerCatalog } from '#i18n/catalog.ts';
import { type Language, languageTags } from '#domain/language.ts';
import { messages as definedMessages } from './messages.ts';

/**
 * Loads the accessible name of a signature field in the document's language.
 * @throws the error of a failed request for a code chunk
 */
export async function loadSignatureLabel(language: Language): Promise<string> {
  const { messages } = await loadLearnerCatalog(language);
  const locale = languageTags[language];
  const intl = createIntl({ locale, defaultLocale: 'en', messages: { ...messages } });
  return intl.formatMessage(definedMessages.signature);
}
