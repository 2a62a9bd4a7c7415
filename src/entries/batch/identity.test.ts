import { batchFileName, fingerprintOf, idOf } from './identity.ts';
import { SeenIds } from './SeenIds.ts';

const named = (validationId: string, name = 'Ana', course = 'Safety') =>
  batchFileName({
    user: { name },
    course: {
      name: course,
      thumbUrl: null,
      completedAt: null,
      workload: null,
      grade: null,
      templateId: null,
    },
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
])('the ID of %j is %j', (wire, id) => expect(idOf(wire)).toBe(id));

test.each([
  [
    '7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832',
    'Ana – Safety – 7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832.pdf',
  ],
  ['CERT_1.a', 'Ana – Safety – CERT_1.a.pdf'],
])('a file is named for people, and ends in its ID: %s', (id, name) =>
  expect(named(id)).toBe(name),
);

test('no two IDs make one name, whatever file systems refuse, fold or cut', () => {
  const long = 'x'.repeat(300);
  const ids = ['a/b', 'a:b', 'a b', '../a', 'ã', `${long}1`, `${long}2`, '1'.repeat(49)];
  const names = ids.map((id) => named(id, long, long));
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(ids.length);
  for (const name of names) expect(Buffer.byteLength(`.${name}.part`)).toBeLessThanOrEqual(255);
  expect(named('ab')).not.toBe(named('AB'));
  expect(fingerprintOf('ab')).toBe(fingerprintOf('AB'));
});

test('what was seen is known among a hundred thousand', () => {
  const seen = new SeenIds();
  const fingerprints = Array.from({ length: 100_000 }, (_, index) => fingerprintOf(String(index)));
  expect(fingerprints.filter((one) => seen.has(one))).toEqual([]);
  expect(fingerprints.every((one) => seen.has(one))).toBe(true);
  expect([seen.has(0n), seen.has(0n)]).toEqual([false, true]);
});
