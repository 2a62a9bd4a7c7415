import { createCertificate } from '#testing/certificates.ts';
import { toLinkedInCredential, buildLinkedInUrl } from './linkedIn.ts';

const url = 'https://academia.example/pt/print/7f3c';
const timeZone = 'America/Sao_Paulo';
const certificate = createCertificate({ course: 'P&D + inovação: 50% prático' });

test('fills in name, organization, month, year, id and address', () => {
  const credential = toLinkedInCredential(certificate, 'Academia Vértice', url, timeZone);
  const link = new URL(buildLinkedInUrl(credential));
  expect(link.origin + link.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(link.href).not.toContain('+');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'P&D + inovação: 50% prático',
    organizationName: 'Academia Vértice',
    issueYear: '2026',
    issueMonth: '11',
    certId: certificate.validationId,
    certUrl: url,
  });
});

test('sends a number as the organization id and shows the name of the company', () => {
  const credential = toLinkedInCredential(certificate, '1035', url, timeZone);
  expect(credential.organization).toBe(certificate.company.name);
  const { searchParams } = new URL(buildLinkedInUrl(credential));
  expect(searchParams.get('organizationId')).toBe('1035');
  expect(searchParams.has('organizationName')).toBe(false);
});

test.each([
  ['2026-12-01T01:00:00.000Z', '2026', '11'],
  ['2026-12-01', '2026', '12'],
  ['someday', null, null],
])('uses the local day of the certificate for the month of %s', (completedAt, year, month) => {
  const course = { ...certificate.course, completedAt };
  const { searchParams } = new URL(
    buildLinkedInUrl(toLinkedInCredential({ ...certificate, course }, 'A', url, timeZone)),
  );
  expect([searchParams.get('issueYear'), searchParams.get('issueMonth')]).toEqual([year, month]);
});
