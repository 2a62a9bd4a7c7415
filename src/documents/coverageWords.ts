import type { IntlShape } from 'react-intl';
import { languageName } from '#i18n/languageName.ts';
import type { Language } from '#model/language.ts';
import type { Coverage } from '#model/template/areaCoverage.ts';
import { templateMessages } from './templateMessages.ts';

/** "complete", "1 of 2", "blank". */
export function extentWords(intl: IntlShape, { extent, filled, used }: Coverage): string {
  switch (extent) {
    case 'full':
      return intl.formatMessage(templateMessages.complete);
    case 'part':
      return intl.formatMessage(templateMessages.partly, { filled, used });
    case 'none':
      return intl.formatMessage(templateMessages.blank);
  }
}

/** "Spanish: 1 of 2". */
export const coverageWords = (intl: IntlShape, language: Language, coverage: Coverage): string =>
  intl.formatMessage(templateMessages.covered, {
    language: languageName(intl, language),
    extent: extentWords(intl, coverage),
  });
