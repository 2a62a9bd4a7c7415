import { type TZDate, tz } from '@date-fns/tz';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

const datePattern = /(?:19|[2-9]\d)\d{2}(?:-\d{2}-\d{2}|\d{4})/.source;
const timePattern = /(?:[01]\d|2[0-4])(?::?[0-5]\d){0,2}(?:[.,]\d+)?/.source;
const offsetPattern = /Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?/.source;

/** Pattern of an ISO 8601 date of the years 1900 to 9999, optionally with a time of day and an offset from UTC. */
const isoDatePattern = new RegExp(
  `^${datePattern}(?:[T ]${timePattern}(?<offset>${offsetPattern})?)?$`,
);

const utc = tz('UTC');

/**
 * Trims an ISO 8601 date. Returns null for any other text: other orders of day and month, years or months alone,
 * nonexistent days, and the date `0000-00-00` that some databases return.
 */
export function normalizeIsoDate(text: string): string | null {
  const iso = text.trim().toUpperCase();
  return isoDatePattern.test(iso) && isValid(parseISO(iso, { in: utc })) ? iso : null;
}

/**
 * Returns the calendar day of an ISO 8601 date, the same for every reader. A time with an offset from UTC is converted
 * to `timeZone`. For a date alone, or a time without an offset, it is the day as written in the text.
 *
 * @param timeZone IANA name
 * @returns a date whose local fields are those of the day; undefined for text that is not an ISO 8601 date
 */
export function toCalendarDay(text: string, timeZone: string): TZDate | undefined {
  const iso = normalizeIsoDate(text);
  if (iso === null) return undefined;
  const isInstant = isoDatePattern.exec(iso)?.groups?.offset !== undefined;
  // In UTC every day exists and has every hour. Some time zones have skipped hours or whole days.
  return parseISO(iso, { in: isInstant ? tz(timeZone) : utc });
}

/**
 * Converts an ISO 8601 date to a point in time. A date without an offset from UTC is interpreted in `timeZone`,
 * whatever the zone of the computer; a date without a time is midnight in `timeZone`.
 *
 * @param timeZone IANA name
 * @returns undefined for text that is not an ISO 8601 date
 */
export function toInstant(text: string, timeZone: string): Date | undefined {
  const iso = normalizeIsoDate(text);
  return iso === null ? undefined : new Date(+parseISO(iso, { in: tz(timeZone) }));
}
