import type { IntlShape } from 'react-intl';
import { formatLanguageName } from '#i18n/formatLanguageName.ts';
import type { Language } from '#domain/language.ts';
import type { TranslationStatus } from '#domain/template/areaCoverage.ts';
import { templateMessages } from './templateMessages.ts';

/** Formats how many of a template's texts exist in a language: "complete", "1 of 2" or "blank". */
export function formatTranslationStatus(
  intl: IntlShape,
  { completeness, filledCount, usedCount }: TranslationStatus,
): string {
  switch (completeness) {
    case 'full':
      return intl.formatMessage(templateMessages.complete);
    case 'part':
      return intl.formatMessage(templateMessages.partly, { filled: filledCount, used: usedCount });
    case 'none':
      return intl.formatMessage(templateMessages.blank);
  }
}

/** Formats the name of a language and how many of a template's texts exist in this language: "Spanish: 1 of 2". */
export const formatLanguageCoverage = (
  intl: IntlShape,
  language: Language,
  coverage: TranslationStatus,
): string =>
  intl.formatMessage(templateMessages.covered, {
    language: formatLanguageName(intl, language),
    extent: formatTranslationStatus(intl, coverage),
  });
