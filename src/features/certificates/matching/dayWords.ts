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
  const parts = word.split(/[/.-]/);
  return (day) => formsOf(day).some((form) => isWritten(form, parts));
}

function monthsOf(word: string): number[] {
  if (word.length < shortestMonth) return [];
  return monthNames.flatMap((names, index) =>
    names.some((name) => name.startsWith(word)) ? [index + 1] : [],
  );
}

/** The orders in which the three languages, and sorted lists, write a day in numbers. */
const formsOf = ({ day, month, year }: Day) => [
  [day, month, year],
  [month, day, year],
  [year, month, day],
  [month, year],
];

/** The last part may be on its way still. */
function isWritten(form: readonly number[], parts: readonly string[]): boolean {
  return (
    parts.length <= form.length &&
    parts.every((part, index) => {
      const value = form[index] ?? 0;
      if (value > 31 && part.length === 2 && value % 100 === Number(part)) return true;
      if (index < parts.length - 1) return part !== '' && value === Number(part);
      return String(value).startsWith(part) || String(value).padStart(2, '0').startsWith(part);
    })
  );
}
