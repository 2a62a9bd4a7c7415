import type { IntlShape } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import { languageName } from '#i18n/languageName.ts';
import type { Check } from './checks.ts';
import { checkMessages as messages } from './messages.ts';

/** A check in a few words. @param fieldName a registered field as the form calls it */
export function checkWords(
  intl: IntlShape,
  check: Check,
  fieldName: (field: string) => string,
): string {
  switch (check.kind) {
    case 'no areas':
      return intl.formatMessage(messages.noAreas, { language: languageName(intl, check.language) });
    case 'missing areas':
      return intl.formatMessage(messages.missingAreas, {
        language: languageName(intl, check.language),
        count: check.areas.length,
        areas: intl.formatList(check.areas.map((area) => intl.formatMessage(messages.areas[area]))),
      });
    case 'broken':
      return intl.formatMessage(messages.broken, {
        language: languageName(intl, check.language),
        area: intl.formatMessage(documentMessages[check.areas[0]]).toLocaleLowerCase(intl.locale),
        fields: intl.formatList(check.fields.map(fieldName)),
      });
    case 'continued':
      return intl.formatMessage(messages.continued);
    case 'foreign':
      return intl.formatMessage(messages.foreign, { list: check.characters.slice(0, 8).join(' ') });
    case 'name lines':
      return intl.formatMessage(messages.nameLines, { lines: check.lines, size: check.size });
    case 'fits':
      return intl.formatMessage(messages.fits);
    case 'all languages':
      return intl.formatMessage(messages.allLanguages);
  }
}
