import type { IntlShape } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import { formatLanguageName } from '#i18n/formatLanguageName.ts';
import type { TemplateCheck } from './findTemplateProblems.ts';
import { templateProblemMessages as messages } from './messages.ts';

/**
 * Formats a check result of a template as a short text.
 * @param getFieldLabel returns the label of a merge field in the form
 */
export function formatTemplateProblem(
  intl: IntlShape,
  check: TemplateCheck,
  getFieldLabel: (field: string) => string,
): string {
  switch (check.kind) {
    case 'no areas':
      return intl.formatMessage(messages.noAreas, {
        language: formatLanguageName(intl, check.language),
      });
    case 'missing areas':
      return intl.formatMessage(messages.missingAreas, {
        language: formatLanguageName(intl, check.language),
        count: check.areas.length,
        areas: intl.formatList(check.areas.map((area) => intl.formatMessage(messages.areas[area]))),
      });
    case 'broken':
      return intl.formatMessage(messages.broken, {
        language: formatLanguageName(intl, check.language),
        area: intl.formatMessage(documentMessages[check.areas[0]]).toLocaleLowerCase(intl.locale),
        fields: intl.formatList(check.fields.map(getFieldLabel)),
      });
    case 'no code':
      return intl.formatMessage(messages.noCode);
    case 'continued':
      return intl.formatMessage(messages.continued);
    case 'fallback text':
      return intl.formatMessage(messages.fallbackText, {
        list: check.characters.slice(0, 8).join(' '),
      });
    case 'name lines':
      return intl.formatMessage(messages.nameLines, { lines: check.lines, size: check.size });
    case 'fits':
      return intl.formatMessage(messages.fits);
    case 'all languages':
      return intl.formatMessage(messages.allLanguages);
  }
}
