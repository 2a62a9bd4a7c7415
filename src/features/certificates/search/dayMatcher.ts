import { languages, languageTags } from '#domain/language.ts';
import { normalizeForSearch } from './normalizeForSearch.ts';

/** A calendar day in numbers; January is month 1. */
export interface Day {
  day: number;
  month: number;
  year: number;
  /** The day in all supported numeric date formats, joined to one string by `formatNumericDates`. */
  numericForms: string;
}

/** The normalized name of each month in every language. The first element holds the names of January. */
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
 * Creates a function that tests whether a search word matches a day: the name of the month, the day of the month, the
 * year, or a numeric date.
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
 * Formats a date in several numeric formats: day first, month first, year first, and month with year, each with
 * four-digit and two-digit years.
 * @returns one string, in which each format starts with `|`
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
 * @param parts the numbers typed by the user, such as `['5', '1']` for "5/1". The last one may be incomplete
 */
function createDayPattern(parts: readonly string[]): RegExp {
  const numbers = parts.slice(0, -1).map((part) => (part === '' ? '0' : String(Number(part))));
  return new RegExp(`\\|${[...numbers, createPrefixPattern(parts.at(-1) ?? '')].join('/')}`);
}

/**
 * Creates a regular expression source for a number that starts with the typed digits: `3` matches 3 and 30. After a
 * leading zero, only a one-digit number matches: `03` matches 3.
 */
function createPrefixPattern(part: string): string {
  if (!part.startsWith('0')) return part;
  return part === '0' ? '[1-9]\\b' : `${part.slice(1)}\\b`;
}
