import { createIntl } from 'react-intl';
import { loadLearnerCatalog } from '#i18n/catalog.ts';
import { type Language, languageTags } from '#domain/language.ts';
import type { DocumentLocale } from './certificateText.ts';

/**
 * Loads the language settings of documents in a language: messages, formats and time zone. The language of a
 * document may differ from that of the user interface.
 * @throws errors of failed requests for code chunks
 */
export async function loadDocumentLocale(
  language: Language,
  settings: Pick<DocumentLocale, 'timeZone' | 'publicUrl' | 'hasLanguagePaths' | 'fontsUrl'>,
): Promise<DocumentLocale> {
  return { ...settings, language, ...(await loadDocumentIntl(language)) };
}

/** Loads the messages and date formats of documents in a language. @throws errors of failed requests for code chunks */
export async function loadDocumentIntl(
  language: Language,
): Promise<Pick<DocumentLocale, 'intl' | 'dateLocale'>> {
  const { messages, dateLocale } = await loadLearnerCatalog(language);
  const intl = createIntl({
    locale: languageTags[language],
    defaultLocale: 'en',
    messages: { ...messages },
  });
  return { intl, dateLocale };
}
