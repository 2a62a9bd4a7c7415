import { tzOffset } from '@date-fns/tz/tzOffset';
import type { Locale, Month } from 'date-fns';
import { type Certificate, earnedAt } from '#model/certificate/certificate.ts';
import { type Language, languageFacts } from '#model/language.ts';

/** `short` for screens, with the month abbreviated; `long` for paper. */
export type DateStyle = 'short' | 'long';

/** Day, month and year as a language writes them in running text. */
export type WriteDay = Readonly<
  Record<DateStyle, (day: number, month: string, year: number) => string>
>;

/** How a language writes dates. Of date-fns' locales the production build leaves out what is not asked for. */
export interface DateLocale extends Pick<Locale, 'localize'> {
  writeDay: WriteDay;
}

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The calendar day of a certificate date in the configured zone, so that everyone reads the same day.
 * @param iso an instant, or a bare calendar day, which is taken as it is
 * @returns empty text for anything that is not a date
 */
export function formatCertificateDate(
  iso: string,
  locale: DateLocale,
  timeZone: string,
  style: DateStyle = 'short',
): string {
  const date = certificateDay(iso, timeZone);
  if (!date) return '';
  const width = style === 'long' ? 'wide' : 'abbreviated';
  const month = locale.localize.month(date.getUTCMonth() as Month, { width });
  return locale.writeDay[style](date.getUTCDate(), month, date.getUTCFullYear());
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

/** The day of a certificate, by its UTC fields; undefined where nobody knows it. */
export function earnedDay(certificate: Certificate, timeZone: string): Date | undefined {
  const iso = earnedAt(certificate);
  return iso === null ? undefined : certificateDay(iso, timeZone);
}

/** Weeks start on Monday or on Sunday, by language (docs/behaviour.md, Dates). */
export const weekStartOf = (language: Language): 0 | 1 => languageFacts[language].weekStart;
