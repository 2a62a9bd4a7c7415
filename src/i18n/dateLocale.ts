import type { Locale } from 'date-fns';
import { format } from 'date-fns/format';
import { toCalendarDay } from '#domain/certificate/isoDate.ts';

/**
 * Style of a formatted date. `short`: abbreviated month, for screens; `long`: for certificates; `numeric`: for columns;
 * `month`: month and year.
 */
export type DateStyle = 'short' | 'long' | 'numeric' | 'month';

/** Date formats of a language: the locale of date-fns, and one date-fns format pattern for each style. */
export interface DateLocale {
  locale: Locale;
  patterns: Readonly<Record<DateStyle, string>>;
}

/** Formats the calendar day given by the local year, month and day of a Date. */
export function formatCalendarDate(
  day: Date,
  { locale, patterns }: DateLocale,
  style: DateStyle,
): string {
  return format(day, patterns[style], { locale });
}

/**
 * Formats the date of a certificate (docs/behaviour.md, Dates).
 *
 * @param iso ISO 8601 date, with or without a time of day
 * @returns an empty string if `iso` is not a date
 */
export function formatCertificateDate(
  iso: string,
  dateLocale: DateLocale,
  timeZone: string,
  style: DateStyle = 'short',
): string {
  const day = toCalendarDay(iso, timeZone);
  return day ? formatCalendarDate(day, dateLocale, style) : '';
}
