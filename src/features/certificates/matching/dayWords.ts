import { languages, languageTags } from '#model/language.ts';
import { fold } from './folded.ts';
import type { Day } from './card.ts';

/** By month from January: its names in every language, folded. */
const monthNames: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, month) =>
  languages.map((language) =>
    fold(
      new Intl.DateTimeFormat(languageTags[language], { month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2000, month, 15),
      ),
    ),
  ),
);

const shortestMonth = 3;
const numeric = /^\d{1,4}(?:[/.-]\d{0,4}){1,2}$/;
const dayNumber = /^(\d{1,2})(?:st|nd|rd|th|[ºª])?$/;
const yearNumber = /^\d{3,4}$/;

/** What a word says of a day: its month, its day, its year, or several of them in numbers; undefined where it says nothing. */
export function dayTest(word: string): ((day: Day) => boolean) | undefined {
  const months = monthsOf(word);
  if (months.length > 0) return ({ month }) => months.includes(month);
  if (yearNumber.test(word)) return ({ year }) => String(year).startsWith(word);
  const [, number] = dayNumber.exec(word) ?? [];
  if (number !== undefined) return ({ day }) => day === Number(number);
  if (!numeric.test(word)) return undefined;
  const pattern = patternOf(word.split(/[/.-]/));
  return ({ written }) => pattern.test(written);
}

function monthsOf(word: string): number[] {
  if (word.length < shortestMonth) return [];
  return monthNames.flatMap((names, index) =>
    names.some((name) => name.startsWith(word)) ? [index + 1] : [],
  );
}

/** The orders in which the three languages, and sorted lists, write a day in numbers, with the year whole and short. */
export function writtenDay(day: number, month: number, year: number): string {
  const forms = [year, year % 100].flatMap((shown) => [
    [day, month, shown],
    [month, day, shown],
    [shown, month, day],
    [month, shown],
  ]);
  return forms.map((form) => `|${form.join('/')}`).join('');
}

/** Finds in a written day the parts that begin one of its forms; the last may be on its way still. */
function patternOf(parts: readonly string[]): RegExp {
  const numbers = parts.slice(0, -1).map((part) => (part === '' ? '0' : String(Number(part))));
  return new RegExp(`\\|${[...numbers, startOf(parts.at(-1) ?? '')].join('/')}`);
}

/** Whatever begins as it is typed, with the zero that stands before one digit or without. */
function startOf(part: string): string {
  if (!part.startsWith('0')) return part;
  return part === '0' ? '[1-9]\\b' : `${part.slice(1)}\\b`;
}
