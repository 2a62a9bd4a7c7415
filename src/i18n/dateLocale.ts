import type { Locale } from 'date-fns';
import { format } from 'date-fns/format';
import { toCalendarDay } from '#domain/certificate/isoDate.ts';
import { getOrCreate, getOrCreateLru } from '#runtime/getOrCreate.ts';

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

/** Maximum number of cached dates of a locale: the dates of several pages of a list. */
const maxCachedDates = 256;
const cache = new WeakMap<DateLocale, Map<string, string>>();

/**
 * Formats the date of a certificate (docs/behaviour.md, Dates). Dates are cached, because the editor formats the same
 * dates after each keystroke, and a list formats a date each time it renders a row.
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
  const dates = getOrCreate(cache, dateLocale, () => new Map<string, string>());
  return getOrCreateLru(dates, maxCachedDates, `${style}|${timeZone}|${iso}`, () => {
    const day = toCalendarDay(iso, timeZone);
    return day ? formatCalendarDate(day, dateLocale, style) : '';
  });
}
