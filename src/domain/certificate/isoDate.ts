import { TZDateMini } from '@date-fns/tz';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

const datePattern = /(?:19|[2-9]\d)\d{2}(?:-\d{2}-\d{2}|\d{4})/.source;
const timePattern = /(?:[01]\d|2[0-4])(?::?[0-5]\d){0,2}(?:[.,]\d+)?/.source;
const offsetPattern = /Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?/.source;

/** Pattern of an ISO 8601 date between the years 1900 and 9999. A time of day and an offset from UTC may follow. */
const isoDatePattern = new RegExp(
  `^(?<day>${datePattern})(?:[T ](?<time>${timePattern})(?<offset>${offsetPattern})?)?$`,
);

/**
 * Parses an ISO 8601 date. A date without an offset from UTC is parsed as a time in UTC, where every day exists and has
 * every hour. Some time zones have skipped hours or whole days.
 */
function parseIsoDate(text: string) {
  const iso = text.trim().toUpperCase();
  const { day, time = '00', offset } = isoDatePattern.exec(iso)?.groups ?? {};
  if (day === undefined) return undefined;
  // With an offset, parseISO computes the time directly. Dates with a time zone take ten times as long to create.
  const date = parseISO(`${day}T${time}${offset ?? 'Z'}`);
  return isValid(date) ? { iso, date, hasOffset: offset !== undefined } : undefined;
}

/**
 * Trims an ISO 8601 date. Returns null for any other text: for other orders of day and month, for years or months
 * alone, for nonexistent days, and for `0000-00-00`, the date that some databases return for an unknown date.
 */
export function normalizeIsoDate(text: string): string | null {
  return parseIsoDate(text)?.iso ?? null;
}

/**
 * Returns the calendar day of an ISO 8601 date. The day is the same in every time zone of a
 * computer. A time with an offset from UTC is converted to `timeZone`. A date alone, or a time without an offset, keeps
 * the day that is written in the text.
 *
 * @param timeZone IANA name of the time zone
 * @returns a date whose local fields are those of the day; undefined for text that is not an ISO 8601 date
 */
export function toCalendarDay(text: string, timeZone: string): Date | undefined {
  const parsed = parseIsoDate(text);
  return parsed && new TZDateMini(+parsed.date, parsed.hasOffset ? timeZone : 'UTC');
}

/**
 * Converts an ISO 8601 date to a point in time. A date without an offset from UTC is interpreted in `timeZone`, not in
 * the time zone of the computer. A date without a time means midnight in `timeZone`.
 *
 * @param timeZone IANA name of the time zone
 * @returns undefined for text that is not an ISO 8601 date
 */
export function toInstant(text: string, timeZone: string): Date | undefined {
  const parsed = parseIsoDate(text);
  if (!parsed || parsed.hasOffset) return parsed?.date;
  return new Date(+parseISO(parsed.iso, { in: (date) => TZDateMini.tz(timeZone, +date) }));
}
