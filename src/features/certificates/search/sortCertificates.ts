import type { OrderBy } from '../certificatesState.ts';
import type { IndexedCertificate } from './indexCertificate.ts';

const getDayNumber = ({ day }: IndexedCertificate): number => day?.dayNumber ?? 0;

/**
 * Sorts certificates by date, or by name with numeric collation ("level 2" before "level 10"). Certificates
 * with equal names are sorted newest first.
 */
export function sortCertificates(
  entries: readonly IndexedCertificate[],
  { field, direction }: OrderBy,
  locale: string,
): IndexedCertificate[] {
  const sign = direction === 'asc' ? 1 : -1;
  if (field === 'created_at') {
    // By the day of completion that the rows show. The service, which sorts all certificates, has no such order.
    return entries.toSorted(
      (a, b) => sign * (getDayNumber(a) - getDayNumber(b) || a.createdTime - b.createdTime),
    );
  }
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const compareNames = (
    { certificate: a }: IndexedCertificate,
    { certificate: b }: IndexedCertificate,
  ) => sign * compare(a.course.name, b.course.name);
  return entries.toSorted((a, b) => compareNames(a, b) || b.createdTime - a.createdTime);
}
