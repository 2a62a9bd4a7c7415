import type { CertificateType } from '#domain/certificate/certificate.ts';
import type { Day } from './dayMatcher.ts';
import type { SearchFilter } from './searchFilter.ts';
import type { UnindexedCertificate } from './indexCertificate.ts';
import { findWordMatches, parseSearchWords } from './searchWords.ts';
import type { SearchIndex } from './searchIndex.ts';

/** Certificates that match a filter, and the numbers of matches if one of its conditions were changed. */
export interface FilterResult {
  certificates: readonly UnindexedCertificate[];
  /** Total workload of the matching certificates, in minutes. */
  minutes: number;
  /** Number of certificates of each type that match the search text and the period of the filter. */
  typeCounts: Readonly<Record<CertificateType, number>>;
  /** Number of certificates of each year that match the search text and the type of the filter, without its range of days. */
  yearCounts: ReadonlyMap<number, number>;
  /** Number of matches without the condition, for each condition of the filter. The period is the year and the range of days. */
  countWithout: Readonly<Record<'searchText' | 'type' | 'period', number>>;
}

/** Returns the certificates of an index that match a filter, in its order, with counts for the filter controls. */
export function filterCertificates(searchIndex: SearchIndex, filter: SearchFilter): FilterResult {
  const wordMatches = findWordMatches(searchIndex, parseSearchWords(filter.searchText));
  const certificates: UnindexedCertificate[] = [];
  const typeCounts = { MISSION: 0, CONTENT: 0 };
  const yearCounts = new Map<number, number>();
  const countWithout = { searchText: 0, type: 0, period: 0 };
  const isInRange = createRangeTest(filter);
  let minutes = 0;
  let index = 0;
  for (const { certificate, type, day } of searchIndex.entries) {
    const hasWords = wordMatches[index++] === 1;
    const year = day?.year;
    const isOfType = filter.type === undefined || type === filter.type;
    const isOfPeriod = (filter.year === undefined || year === filter.year) && isInRange(day);
    if (isOfType && isOfPeriod) countWithout.searchText++;
    if ((!isOfType && !isOfPeriod) || !hasWords) continue;
    if (isOfPeriod) {
      countWithout.type++;
      typeCounts[type]++;
    }
    if (isOfType) {
      countWithout.period++;
      if (year !== undefined) yearCounts.set(year, (yearCounts.get(year) ?? 0) + 1);
    }
    if (!isOfType || !isOfPeriod) continue;
    certificates.push(certificate);
    minutes += certificate.course.workload ?? 0;
  }
  return { certificates, minutes, typeCounts, yearCounts, countWithout };
}

/** Creates a function that tests whether a day is in the range of a filter. */
function createRangeTest({ from, to }: SearchFilter): (day: Day | undefined) => boolean {
  if (!from && !to) return () => true;
  const toNumber = (isoDay: string) => Number(isoDay.replaceAll('-', ''));
  const min = from ? toNumber(from) : 0;
  const max = to ? toNumber(to) : Infinity;
  return (day) => day !== undefined && day.dayNumber >= min && day.dayNumber <= max;
}
