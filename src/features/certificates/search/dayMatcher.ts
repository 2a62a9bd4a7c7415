import { languages, languageTags } from '#domain/language.ts';
import { normalizeForSearch } from '#domain/text/normalizeForSearch.ts';

/** Calendar day as numbers. January is month 1. */
export interface Day {
  day: number;
  month: number;
  year: number;
  /** Year, month and day as one number for comparisons, such as 20250131. */
  dayNumber: number;
  /** Date of this day in all supported numeric formats, joined to one string by `formatNumericDates`. */
  numericForms: string;
}

/** Normalized names of the months in every language. The first element contains the names of January. */
const monthNames: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, month) =>
  languages.map((language) =>
    normalizeForSearch(
      new Intl.DateTimeFormat(languageTags[language], { month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2000, month, 15),
      ),
    ),
  ),
);

const minMonthLength = 3;
const numericDayPattern = /^\d{1,4}(?:[/.-]\d{0,4}){1,2}$/;
const dayOfMonthPattern = /^(\d{1,2})(?:st|nd|rd|th|[ºª])?$/;
const yearPattern = /^\d{3,4}$/;

/**
 * Creates a function that tests whether a search word matches a day. The word may be the name of a month, a day of the
 * month, a year or a numeric date.
 * @returns undefined if the word cannot be part of a date
 */
export function createDayMatcher(word: string): ((day: Day) => boolean) | undefined {
  const months = findMonths(word);
  if (months.length > 0) return ({ month }) => months.includes(month);
  if (yearPattern.test(word)) return ({ year }) => String(year).startsWith(word);
  const [, digits] = dayOfMonthPattern.exec(word) ?? [];
  if (digits !== undefined) return ({ day }) => day === Number(digits);
  if (!numericDayPattern.test(word)) return undefined;
  const pattern = createDayPattern(word.split(/[/.-]/));
  return ({ numericForms }) => pattern.test(numericForms);
}

function findMonths(word: string): number[] {
  if (word.length < minMonthLength) return [];
  return monthNames.flatMap((names, index) =>
    names.some((name) => name.startsWith(word)) ? [index + 1] : [],
  );
}

/**
 * Formats a date in several numeric formats: day first, month first, year first, and month with year. Each format
 * occurs with a four-digit and with a two-digit year.
 * @returns all formats in one string, each preceded by `|`
 */
export function formatNumericDates(day: number, month: number, year: number): string {
  const forms = [year, year % 100].flatMap((yearForm) => [
    [day, month, yearForm],
    [month, day, yearForm],
    [yearForm, month, day],
    [month, yearForm],
  ]);
  return forms.map((form) => `|${form.join('/')}`).join('');
}

/**
 * Creates a regular expression that finds dates in `numericForms`.
 * @param parts numbers typed by the user, such as `['5', '1']` for "5/1". The last number may be incomplete
 */
function createDayPattern(parts: readonly string[]): RegExp {
  const numbers = parts.slice(0, -1).map((part) => (part === '' ? '0' : String(Number(part))));
  return new RegExp(`\\|${[...numbers, createPrefixPattern(parts.at(-1) ?? '')].join('/')}`);
}

/**
 * Creates the source of a regular expression for numbers that start with the typed digits: `3` matches 3 and 30. Typed
 * digits with a leading zero match only a one-digit number: `03` matches 3.
 */
function createPrefixPattern(part: string): string {
  if (!part.startsWith('0')) return part;
  return part === '0' ? '[1-9]\\b' : `${part.slice(1)}\\b`;
}
