import { emptyCourse } from '#domain/certificate/certificate.ts';
import { getBatchFileName, hashCertificateId, readCertificateId } from './identity.ts';
import { IdHashSet } from './IdHashSet.ts';

const createFileName = (validationId: string, name = 'Ana', course = 'Safety') =>
  getBatchFileName({
    user: { name },
    course: { ...emptyCourse, name: course },
    validationId,
  });

test.each([
  [{ id: 'one' }, 'one'],
  [{ id: 7 }, '7'],
  [{ id: 'one', validation_id: 'paper' }, 'paper'],
  [{ id: 'one', validationId: null }, 'one'],
  [{ certificate: { id: 'inside' } }, 'inside'],
  [{ id: '' }, undefined],
  [{}, undefined],
  [null, undefined],
])('reads the ID of %j as %j', (input, id) => expect(readCertificateId(input)).toBe(id));

test.each([
  [
    '7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832',
    'Ana – Safety – 7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832.pdf',
  ],
  ['CERT_1.a', 'Ana – Safety – CERT_1.a.pdf'],
])('names a file by learner, course and the ID %s', (id, name) =>
  expect(createFileName(id)).toBe(name),
);

test('names a file for a print shop differently', () => {
  const source = {
    user: { name: 'Ana' },
    course: { ...emptyCourse, name: 'Safety' },
    validationId: 'CERT-1',
  };
  expect(getBatchFileName(source, true)).toBe('Ana – Safety – CERT-1 – bleed.pdf');
});

test('gives different IDs different names on file systems that replace, fold or truncate characters', () => {
  const long = 'x'.repeat(300);
  const ids = ['a/b', 'a:b', 'a b', '../a', 'ã', `${long}1`, `${long}2`, '1'.repeat(49)];
  const names = ids.map((id) => createFileName(id, long, long));
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(ids.length);
  const ending = ' – bleed.part';
  for (const name of names) expect(Buffer.byteLength(`.${name}${ending}`)).toBeLessThanOrEqual(255);
  expect(createFileName('ab')).not.toBe(createFileName('AB'));
  expect(hashCertificateId('ab')).toBe(hashCertificateId('AB'));
});

test('finds every fingerprint in a set of a hundred thousand', () => {
  const set = new IdHashSet();
  const fingerprints = Array.from({ length: 100_000 }, (_, index) =>
    hashCertificateId(String(index)),
  );
  expect(fingerprints.filter((fingerprint) => set.hasOrAdd(fingerprint))).toEqual([]);
  expect(fingerprints.every((fingerprint) => set.hasOrAdd(fingerprint))).toBe(true);
  expect([set.hasOrAdd(0n), set.hasOrAdd(0n)]).toEqual([false, true]);
});
