import type { Locale } from 'date-fns';
import { toCalendarDay } from '#domain/certificate/isoDate.ts';
import { getOrCreate, getOrCreateLru } from '#runtime/getOrCreate.ts';

/**
 * Style of a formatted date. `short`: abbreviated month, for screens; `long`: for certificates; `numeric`: for columns;
 * `month`: month and year.
 */
export type DateStyle = 'short' | 'long' | 'numeric' | 'month';

/** Texts of which a formatted date consists. */
export interface DateParts {
  day: string;
  twoDigitDay: string;
  twoDigitMonth: string;
  /** Name of the month, in the form that dates use. */
  monthName: string;
  shortMonthName: string;
  year: string;
}

/**
 * Date formats of a language: the locale of date-fns, which has the names of the months, and a function for each style.
 * date-fns' own `format` would load its English locale in every language.
 */
export interface DateLocale {
  locale: Pick<Locale, 'localize'>;
  formats: Readonly<Record<DateStyle, (parts: DateParts) => string>>;
}

function getDateParts(day: Date, { localize }: DateLocale['locale']): DateParts {
  const dayOfMonth = String(day.getDate());
  const month = day.getMonth() as Parameters<typeof localize.month>[0];
  return {
    day: dayOfMonth,
    twoDigitDay: dayOfMonth.padStart(2, '0'),
    twoDigitMonth: String(month + 1).padStart(2, '0'),
    monthName: localize.month(month, { width: 'wide', context: 'formatting' }),
    shortMonthName: localize.month(month, { width: 'abbreviated', context: 'formatting' }),
    year: String(day.getFullYear()),
  };
}

/** Formats the calendar day given by the local year, month and day of a Date. */
export function formatCalendarDate(
  day: Date,
  { locale, formats }: DateLocale,
  style: DateStyle,
): string {
  return formats[style](getDateParts(day, locale));
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
