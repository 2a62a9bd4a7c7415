import type { Certificate } from '#domain/certificate/certificate.ts';
import { createCertificate } from '#testing/certificates.ts';
import { indexCertificate } from './indexCertificate.ts';
import { sortCertificates } from './sortCertificates.ts';

/** Creates a certificate that was issued and completed on days of January 2026. */
function createEntry(name: string, createdDay: number, completedDay: number | undefined) {
  const toDate = (day: number) => `2026-01-${String(day).padStart(2, '0')}T12:00:00Z`;
  const { type, course } = createCertificate();
  const certificate: Certificate = {
    id: name,
    type,
    course: { ...course, name, completedAt: completedDay ? toDate(completedDay) : null },
    createdAt: toDate(createdDay),
    isFromRecycledMission: false,
  };
  return indexCertificate(certificate, 'America/Sao_Paulo');
}

describe('sortCertificates', () => {
  const entries = [
    createEntry('issued late', 20, 2),
    createEntry('without a day of completion', 5, undefined),
    createEntry('same day, issued first', 9, 7),
    createEntry('same day, issued last', 10, 7),
  ];
  const newest = [
    'same day, issued last',
    'same day, issued first',
    'without a day of completion',
    'issued late',
  ];

  it.each([
    ['desc', newest],
    ['asc', newest.toReversed()],
  ] as const)(
    'sorts by the day of completion that rows show, then by issue: %s',
    (direction, names) => {
      const sortedEntries = sortCertificates(entries, { field: 'created_at', direction }, 'en');
      expect(sortedEntries.map(({ certificate }) => certificate.course.name)).toEqual(names);
    },
  );
});
