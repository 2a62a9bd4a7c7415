import { certificateOf } from '#testing/certificates.ts';
import { credentialOf, linkedInAddress } from './linkedIn.ts';

const url = 'https://academia.example/pt/print/7f3c';
const zone = 'America/Sao_Paulo';
const certificate = certificateOf({ course: 'P&D + inovação: 50% prático' });

test('LinkedIn is told name, organization, month and year, id and address, as they are', () => {
  const credential = credentialOf(certificate, 'Academia Vértice', url, zone);
  const address = new URL(linkedInAddress(credential));
  expect(address.origin + address.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(address.href).not.toContain('+');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'P&D + inovação: 50% prático',
    organizationName: 'Academia Vértice',
    issueYear: '2026',
    issueMonth: '11',
    certId: certificate.validationId,
    certUrl: url,
  });
});

test('a number is LinkedIn’s own, and the company’s name stands for it', () => {
  const credential = credentialOf(certificate, '1035', url, zone);
  expect(credential.organization).toBe(certificate.company.name);
  const { searchParams } = new URL(linkedInAddress(credential));
  expect(searchParams.get('organizationId')).toBe('1035');
  expect(searchParams.has('organizationName')).toBe(false);
});

test.each([
  ['2026-12-01T01:00:00.000Z', '2026', '11'],
  ['2026-12-01', '2026', '12'],
  ['someday', null, null],
])('the month of %s is that of the certificate’s own day', (completedAt, year, month) => {
  const course = { ...certificate.course, completedAt };
  const { searchParams } = new URL(
    linkedInAddress(credentialOf({ ...certificate, course }, 'A', url, zone)),
  );
  expect([searchParams.get('issueYear'), searchParams.get('issueMonth')]).toEqual([year, month]);
});
