import type { IntlShape } from 'react-intl';

/** Formats a grade with one or two decimals, in the language of `intl`. */
export function formatGrade(intl: IntlShape, grade: number): string {
  return intl.formatNumber(grade, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
}
