import { tzOffset } from '@date-fns/tz/tzOffset';
import type { Locale, Month } from 'date-fns';
import type { Language } from '#model/language.ts';

/** What is asked of date-fns' locales; the production build leaves the rest of them out. */
export type DateLocale = Pick<Locale, 'localize'>;

type WriteDay = (day: number, month: string, year: number) => string;

/** `short` for screens, with the month abbreviated; `long` for paper. */
export type DateStyle = 'short' | 'long';

/**
 * Day, month and year as each language writes them in running text. The month's name is date-fns' own; its `format`,
 * with every pattern there is, would be eight times the size of these.
 */
const writeDay: Readonly<Record<DateStyle, Readonly<Record<Language, WriteDay>>>> = {
  short: {
    pt: (day, month, year) => `${day} de ${month}. de ${year}`,
    en: (day, month, year) => `${month} ${day}, ${year}`,
    es: (day, month, year) => `${day} ${month} ${year}`,
  },
  long: {
    pt: (day, month, year) => `${day} de ${month} de ${year}`,
    en: (day, month, year) => `${month} ${day}, ${year}`,
    es: (day, month, year) => `${day} de ${month} de ${year}`,
  },
};

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The calendar day of a certificate date in the configured zone, so that everyone reads the same day.
 * @param iso an instant, or a bare calendar day, which is taken as it is
 * @returns empty text for anything that is not a date
 */
export function formatCertificateDate(
  iso: string,
  language: Language,
  locale: DateLocale,
  timeZone: string,
  style: DateStyle = 'short',
): string {
  const date = certificateDay(iso, timeZone);
  if (!date) return '';
  const width = style === 'long' ? 'wide' : 'abbreviated';
  const month = locale.localize.month(date.getUTCMonth() as Month, { width });
  return writeDay[style][language](date.getUTCDate(), month, date.getUTCFullYear());
}

/**
 * The calendar day of an instant in a zone, as a date whose UTC fields are that day's.
 * @param iso an instant, or a bare calendar day, which is taken as it is
 */
export function certificateDay(iso: string, timeZone: string): Date | undefined {
  const isDay = calendarDay.test(iso);
  const time = Date.parse(isDay ? `${iso}T12:00:00Z` : iso);
  if (Number.isNaN(time)) return undefined;
  const offsetMinutes = isDay ? 0 : tzOffset(timeZone, new Date(time));
  return new Date(time + offsetMinutes * 60_000);
}

/** Weeks start on Monday in Portuguese and Spanish, on Sunday in English (docs/behaviour.md, Dates). */
export function weekStartOf(language: Language): 0 | 1 {
  return language === 'en' ? 0 : 1;
}
