import type { IntlShape } from 'react-intl';
import { messages } from './messages.ts';
import type { SearchFilter } from './searchFilter.ts';

/** Formats the range of days of a filter, such as "Jan 5 – Mar 3, 2025". Returns an empty string if there is none. */
export function formatDateRange({ from, to }: SearchFilter, intl: IntlShape): string {
  // Creating a format takes as long as searching a thousand certificates.
  if (!from && !to) return '';
  const format = new Intl.DateTimeFormat(intl.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  if (from && to) return format.formatRange(Date.parse(from), Date.parse(to));
  if (from) return intl.formatMessage(messages.fromDay, { day: format.format(Date.parse(from)) });
  return to ? intl.formatMessage(messages.untilDay, { day: format.format(Date.parse(to)) }) : '';
}
