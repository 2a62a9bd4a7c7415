import { createIntl } from 'react-intl';
import { loadCatalogue, type TextPart } from '#i18n/catalogue.ts';
import { type Language, languageTags } from '#model/language.ts';
import type { Wording } from './certificateText.ts';

/**
 * How documents are worded in a language, whatever the language of the interface.
 * @param beside parts that a document has words of beside those of certificates
 * @throws whatever a failed chunk request gives
 */
export async function loadWording(
  language: Language,
  place: Pick<Wording, 'timeZone' | 'publicUrl' | 'hasLanguagePaths'>,
  ...beside: readonly TextPart[]
): Promise<Wording> {
  const { messages, dateLocale } = await loadCatalogue(language, ['documents', ...beside]);
  const intl = createIntl({
    locale: languageTags[language],
    defaultLocale: 'en',
    messages: { ...messages },
  });
  return { ...place, language, intl, dateLocale };
}
