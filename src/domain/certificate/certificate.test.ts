import { createCertificate } from '#testing/certificates.ts';
import { getEarnedIsoDate } from './certificate.ts';

const certificate = createCertificate();

test('getEarnedIsoDate returns the completion date of the course', () =>
  expect(getEarnedIsoDate(certificate)).toBe(certificate.course.completedAt));

test('getEarnedIsoDate falls back to the creation date, then to null', () => {
  const course = { ...certificate.course, completedAt: null };
  expect(getEarnedIsoDate({ ...certificate, course })).toBe(certificate.createdAt);
  expect(getEarnedIsoDate({ ...certificate, course, createdAt: null })).toBeNull();
});
