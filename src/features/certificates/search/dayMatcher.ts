import { languages, languageTags } from '#domain/language.ts';
import { normalizeForSearch } from './normalizeForSearch.ts';

/** A calendar day in numbers; January is month 1. */
export interface Day {
  day: number;
  month: number;
  year: number;
  /** The day in every numeric date format, as returned by `formatNumericDates`. */
  numericForms: string;
}

/** The normalized month names in all languages, by month from January. */
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
 * Formats a date in the numeric orders of the three languages and of ISO dates, with four-digit and two-digit years.
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

/** Creates a regular expression for numeric dates that begin with these parts. The last part may be incomplete. */
function createDayPattern(parts: readonly string[]): RegExp {
  const numbers = parts.slice(0, -1).map((part) => (part === '' ? '0' : String(Number(part))));
  return new RegExp(`\\|${[...numbers, createPrefixPattern(parts.at(-1) ?? '')].join('/')}`);
}

/**
 * Creates a pattern of the numbers that begin with the typed digits: `3` matches 3 and 30. With a leading zero, only the
 * one-digit number matches: `03` matches 3.
 */
function createPrefixPattern(part: string): string {
  if (!part.startsWith('0')) return part;
  return part === '0' ? '[1-9]\\b' : `${part.slice(1)}\\b`;
}
