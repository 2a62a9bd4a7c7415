import {
  type Certificate,
  type CertificateType,
  getEarnedDay,
} from '#domain/certificate/certificate.ts';
import { toInstant } from '#domain/certificate/isoDate.ts';
import { getOrCreate } from '#runtime/getOrCreate.ts';
import { type Day, formatNumericDates } from './dayMatcher.ts';
import { isLongWord, replaceWordSeparators } from './joinedLetters.ts';
import {
  normalizeWithExpandedLetters,
  normalizeForSearch,
} from '#domain/text/normalizeForSearch.ts';

/** Certificate that is found by its name, type, day and validation id or, if that is unknown, by its own id. */
export interface UnindexedCertificate extends Certificate {
  validationId?: string | null;
}

/** Certificate with the normalized values that are used for searching and sorting. */
export interface IndexedCertificate {
  certificate: UnindexedCertificate;
  /** Normalized name with spaces between the words; also the one with "ü" as two letters, "mueller" for "Müller". */
  names: readonly string[];
  /** Words of the names in which a typing error of the search is recognized. */
  longWords: readonly string[];
  type: CertificateType;
  /** Day on which the course was completed, or the day on which the certificate was created if there is none. */
  day: Day | undefined;
  /** Normalized validation id after a hyphen, so that a hyphen precedes each group of characters. */
  id: string;
  /** Creation time in milliseconds, for sorting. */
  createdTime: number;
}

// Certificates of the same day share one object, because formatting a date takes long.
const dayCache = new Map<number, Day>();

// One time zone per certificate object is enough: each mount has its own objects.
const indexCache = new WeakMap<UnindexedCertificate, IndexedCertificate>();

/** Returns the cached normalized values of a certificate. Normalizing thousands of names takes longer than a frame. */
export function indexCertificate(
  certificate: UnindexedCertificate,
  timeZone: string,
): IndexedCertificate {
  const cached = indexCache.get(certificate);
  if (cached) return cached;
  const { id, type, course, createdAt, validationId } = certificate;
  const names = [normalizeForSearch(course.name), normalizeWithExpandedLetters(course.name)]
    .filter((name) => name !== undefined)
    .map(replaceWordSeparators);
  const entry = {
    certificate,
    names,
    longWords: names.flatMap((name) => name.split(' ').filter(isLongWord)),
    type,
    day: getDay(certificate, timeZone),
    id: `-${normalizeForSearch(validationId ?? id)}`,
    createdTime: toInstant(createdAt ?? '', timeZone)?.getTime() ?? 0,
  };
  indexCache.set(certificate, entry);
  return entry;
}

function getDay(certificate: Certificate, timeZone: string): Day | undefined {
  const date = getEarnedDay(certificate, timeZone);
  if (!date) return undefined;
  const [day, month, year] = [date.getDate(), date.getMonth() + 1, date.getFullYear()];
  const dayNumber = year * 10_000 + month * 100 + day;
  return getOrCreate(dayCache, dayNumber, () => {
    return { day, month, year, dayNumber, numericForms: formatNumericDates(day, month, year) };
  });
}
