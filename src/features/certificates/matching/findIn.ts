import type { CertificateType } from '#model/certificate/certificate.ts';
import type { Finding } from '../find/finding.ts';
import type { Findable } from './card.ts';
import { markFound, wordsOf } from './query.ts';
import type { Shelf } from './shelf.ts';

/** What was found, and what there would be with one of the conditions less or another one. */
export interface Tally {
  certificates: readonly Findable[];
  /** Of all that was found. */
  minutes: number;
  /** By type, whichever type is chosen. */
  types: ReadonlyMap<CertificateType, number>;
  /** By year, whichever year is chosen. */
  years: ReadonlyMap<number, number>;
  /** How many there are without one of the conditions. */
  without: Readonly<Record<keyof Finding, number>>;
}

/** Those of the certificates that have what is looked for, in their order. */
export function findIn(shelf: Shelf, finding: Finding): Tally {
  const found = markFound(shelf, wordsOf(finding.words));
  const certificates: Findable[] = [];
  const types = new Map<CertificateType, number>();
  const years = new Map<number, number>();
  const without = { words: 0, type: 0, year: 0 };
  let minutes = 0;
  let place = 0;
  for (const { certificate, type, day } of shelf.cards) {
    const hasWords = found[place++] === 1;
    const year = day?.year;
    const isOfType = finding.type === undefined || type === finding.type;
    const isOfYear = finding.year === undefined || year === finding.year;
    if (isOfType && isOfYear) without.words++;
    if ((!isOfType && !isOfYear) || !hasWords) continue;
    if (isOfYear) {
      without.type++;
      types.set(type, (types.get(type) ?? 0) + 1);
    }
    if (isOfType) {
      without.year++;
      if (year !== undefined) years.set(year, (years.get(year) ?? 0) + 1);
    }
    if (!isOfType || !isOfYear) continue;
    certificates.push(certificate);
    minutes += certificate.course.workload ?? 0;
  }
  return { certificates, minutes, types, years, without };
}
