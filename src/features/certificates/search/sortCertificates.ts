import type { OrderBy } from '../certificatesState.ts';
import type { IndexedCertificate } from './indexCertificate.ts';

/**
 * Sorts certificates by time of creation, or by name with numeric collation ("level 2" before "level 10"). Certificates
 * with equal names are sorted newest first.
 */
export function sortCertificates(
  entries: readonly IndexedCertificate[],
  { field, direction }: OrderBy,
  locale: string,
): IndexedCertificate[] {
  const sign = direction === 'asc' ? 1 : -1;
  if (field === 'created_at') {
    return entries.toSorted((a, b) => sign * (a.createdTime - b.createdTime));
  }
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const compareNames = (
    { certificate: a }: IndexedCertificate,
    { certificate: b }: IndexedCertificate,
  ) => sign * compare(a.course.name, b.course.name);
  return entries.toSorted((a, b) => compareNames(a, b) || b.createdTime - a.createdTime);
}
