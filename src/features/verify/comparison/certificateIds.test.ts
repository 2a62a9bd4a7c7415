import { getCertificateId, parseCertificateIdFromUrl } from './certificateIds.ts';

const publicUrl = 'https://aprender.aurora.com.br/certificados/pt/print/7f3c92d1-4b8e';

test.each([
  [{ url: `${publicUrl}?print=1`, validation_id: 'other' }, '7f3c92d1-4b8e'],
  [{ url: 'https://elsewhere.example/', validation_id: 'VAL_1' }, 'VAL_1'],
  [{ url: 42, validation_id: '../../users' }, undefined],
  [{}, undefined],
])('returns the certificate id of %j as %j', (record, id) => {
  expect(getCertificateId(record)).toBe(id);
});

test('returns undefined for a URL without a certificate id', () => {
  expect(parseCertificateIdFromUrl('https://aprender.example/preview/1')).toBeUndefined();
  expect(parseCertificateIdFromUrl('https://aprender.example/print/..%2Fusers')).toBeUndefined();
});
