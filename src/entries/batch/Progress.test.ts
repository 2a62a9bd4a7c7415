import { lineOf } from './Progress.ts';

const start = { at: 1000, done: 0, part: 0 };

test.each([
  [{ at: 11_000, done: 5120, part: 0.5 }, '5,120 done, 512 a second, 10 s left'],
  [{ at: 61_000, done: 12_400, part: 0.25 }, '12,400 done, 207 a second, 3 min left'],
  [{ at: 61_000, done: 12_400, part: 0.001 }, '12,400 done, 207 a second, 16.6 h left'],
  [{ at: 11_000, done: 5120, part: undefined }, '5,120 done, 512 a second'],
])('a run says %j as %s', (last, line) => expect(lineOf([start, last])).toBe(line));

test('the rate is that of the samples: what was kept went faster', () => {
  const kept = { at: 10_000, done: 90_000, part: 0.5 };
  expect(lineOf([kept, { at: 20_000, done: 95_000, part: 0.75 }])).toBe(
    '95,000 done, 500 a second, 10 s left',
  );
});
