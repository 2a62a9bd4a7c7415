import type { CertificateType } from '#domain/certificate/certificate.ts';
import type { SearchFilter } from './searchFilter.ts';
import type { UnindexedCertificate } from './indexCertificate.ts';
import { findWordMatches, parseSearchWords } from './searchWords.ts';
import type { SearchIndex } from './searchIndex.ts';

/**
 * Certificates that match a filter, with the numbers of matches that the filter would have if one of its conditions
 * were changed.
 */
export interface FilterResult {
  certificates: readonly UnindexedCertificate[];
  /** Total workload of the matching certificates, in minutes. */
  minutes: number;
  /** Number of certificates of each type that match the search text and the year of the filter. */
  typeCounts: ReadonlyMap<CertificateType, number>;
  /** Number of certificates of each year that match the search text and the type of the filter. */
  yearCounts: ReadonlyMap<number, number>;
  /** Number of matches without the condition, for each condition of the filter. */
  countWithout: Readonly<Record<keyof SearchFilter, number>>;
}

/**
 * Returns the certificates of a search index that match a filter, in the order of the index, with the counts for the
 * filter controls.
 */
export function filterCertificates(searchIndex: SearchIndex, filter: SearchFilter): FilterResult {
  const wordMatches = findWordMatches(searchIndex, parseSearchWords(filter.searchText));
  const certificates: UnindexedCertificate[] = [];
  const typeCounts = new Map<CertificateType, number>();
  const yearCounts = new Map<number, number>();
  const countWithout = { searchText: 0, type: 0, year: 0 };
  let minutes = 0;
  let index = 0;
  for (const { certificate, type, day } of searchIndex.entries) {
    const hasWords = wordMatches[index++] === 1;
    const year = day?.year;
    const isOfType = filter.type === undefined || type === filter.type;
    const isOfYear = filter.year === undefined || year === filter.year;
    if (isOfType && isOfYear) countWithout.searchText++;
    if ((!isOfType && !isOfYear) || !hasWords) continue;
    if (isOfYear) {
      countWithout.type++;
      typeCounts.set(type, (typeCounts.get(type) ?? 0) + 1);
    }
    if (isOfType) {
      countWithout.year++;
      if (year !== undefined) yearCounts.set(year, (yearCounts.get(year) ?? 0) + 1);
    }
    if (!isOfType || !isOfYear) continue;
    certificates.push(certificate);
    minutes += certificate.course.workload ?? 0;
  }
  return { certificates, minutes, typeCounts, yearCounts, countWithout };
}
