import { CircleCheck, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { languageName } from '#i18n/languageName.ts';
import { documentMessages } from '#documents/messages.ts';
import type { Language } from '#model/language.ts';
import type { AreaName } from '#model/template/template.ts';
import { messages } from '../messages.ts';
import { type Check, isWarning } from './checks.ts';
import styles from './Checks.module.css';

interface ChecksProps {
  checks: readonly Check[];
  /** Leads to the field that a hint is about. */
  onArea: (language: Language, area: AreaName) => void;
}

/** What the editor noticed, one short fact each; what can be mended leads to its field. */
export const Checks = memo(function Checks({ checks, onArea }: ChecksProps) {
  const intl = useIntl();
  return (
    <ul className={styles.checks} aria-label={intl.formatMessage(messages.checks)}>
      {checks.map((check) => {
        const words = wordsOf(check, intl);
        const target = targetOf(check);
        const Mark = isWarning(check) ? TriangleAlert : CircleCheck;
        return (
          <li key={words} data-warning={isWarning(check) || undefined}>
            {target ? (
              <button type="button" onClick={() => onArea(...target)}>
                <Mark aria-hidden />
                {words}
              </button>
            ) : (
              <span>
                <Mark aria-hidden />
                {words}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}, areSame);

/** Most of what is typed changes nothing of it. */
function areSame(before: ChecksProps, after: ChecksProps): boolean {
  return (
    before.onArea === after.onArea && JSON.stringify(before.checks) === JSON.stringify(after.checks)
  );
}

function targetOf(check: Check): [Language, AreaName] | undefined {
  if (!('areas' in check)) return undefined;
  const [area] = check.areas;
  return area && [check.language, area];
}

function wordsOf(check: Check, intl: IntlShape): string {
  switch (check.kind) {
    case 'no areas':
      return intl.formatMessage(messages.noAreas, {
        language: languageName(intl, check.language),
      });
    case 'missing areas': {
      const names = check.areas.map((area) => intl.formatMessage(documentMessages[area]));
      return intl.formatMessage(messages.missingAreas, {
        language: languageName(intl, check.language),
        count: names.length,
        areas: intl.formatList(names),
      });
    }
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
