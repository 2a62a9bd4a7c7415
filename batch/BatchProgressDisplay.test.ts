import { formatBatchProgress } from './BatchProgressDisplay.ts';

const start = { time: 1000, done: 0, readShare: 0 };

test.each([
  [{ time: 11_000, done: 5120, readShare: 0.5 }, '5,120 done, 512 a second, 10 s left'],
  [{ time: 61_000, done: 12_400, readShare: 0.25 }, '12,400 done, 207 a second, 3 min left'],
  [{ time: 61_000, done: 12_400, readShare: 0.001 }, '12,400 done, 207 a second, 16.6 h left'],
  [{ time: 11_000, done: 5120, readShare: undefined }, '5,120 done, 512 a second'],
])('formats %j as "%s"', (last, line) => expect(formatBatchProgress([start, last])).toBe(line));

test('computes the rate from the samples alone, because kept files pass faster', () => {
  const resumedSample = { time: 10_000, done: 90_000, readShare: 0.5 };
  expect(
    formatBatchProgress([resumedSample, { time: 20_000, done: 95_000, readShare: 0.75 }]),
  ).toBe('95,000 done, 500 a second, 10 s left');
});
