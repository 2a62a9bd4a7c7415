import type { IntlShape } from 'react-intl';

/** A grade with one or two decimals, as the language writes them. */
export function formatGrade(intl: IntlShape, grade: number): string {
  return intl.formatNumber(grade, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
}
