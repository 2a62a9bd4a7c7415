import { certificateOf } from '#testing/certificates.ts';
import { earnedAt } from './certificate.ts';

const certificate = certificateOf();

test('a certificate was earned when its course was completed', () =>
  expect(earnedAt(certificate)).toBe(certificate.course.completedAt));

test('where that is not known, it was earned when it was made, and else nobody knows', () => {
  const course = { ...certificate.course, completedAt: null };
  expect(earnedAt({ ...certificate, course })).toBe(certificate.createdAt);
  expect(earnedAt({ ...certificate, course, createdAt: null })).toBeNull();
});
