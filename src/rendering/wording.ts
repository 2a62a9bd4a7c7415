import { createIntl } from 'react-intl';
import { loadCatalogue, loadTexts } from '#i18n/catalogue.ts';
import { type Language, languageTags } from '#model/language.ts';
import type { Wording } from './certificateText.ts';

/**
 * How documents are worded in a language, whatever the language of the interface.
 * @throws whatever a failed chunk request gives
 */
export async function loadWording(
  language: Language,
  place: Pick<Wording, 'timeZone' | 'publicUrl' | 'hasLanguagePaths'>,
): Promise<Wording> {
  await loadTexts('documents');
  const { messages, dateLocale } = await loadCatalogue(language);
  const intl = createIntl({
    locale: languageTags[language],
    defaultLocale: 'en',
    messages: { ...messages },
  });
  return { ...place, language, intl, dateLocale };
}
