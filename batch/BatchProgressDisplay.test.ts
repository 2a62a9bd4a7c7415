import { BatchProgressDisplay, formatBatchProgress } from './BatchProgressDisplay.ts';

const start = { time: 1000, done: 0 };

test.each([
  [{ time: 11_000, done: 5120 }, 10_240, '5,120 of 10,240 done, 512 a second, 10 s left'],
  [{ time: 61_000, done: 12_400 }, 49_600, '12,400 of 49,600 done, 207 a second, 3 min left'],
  [{ time: 61_000, done: 12_400 }, 1e7, '12,400 of 10,000,000 done, 207 a second, 13.4 h left'],
  [{ time: 11_000, done: 5120 }, undefined, '5,120 done, 512 a second'],
  [{ time: 11_000, done: 0 }, 100, '0 of 100 done, 0 a second'],
  [{ time: 13_000, done: 3 }, 100, '3 of 100 done, 0.25 a second, 7 min left'],
])('formats %j of %j as "%s"', (last, total, line) =>
  expect(formatBatchProgress([start, last], total)).toBe(line),
);

test('computes the rate from the samples alone, because kept files pass faster', () => {
  const resumedSample = { time: 10_000, done: 90_000 };
  expect(formatBatchProgress([resumedSample, { time: 20_000, done: 95_000 }], 100_000)).toBe(
    '95,000 of 100,000 done, 500 a second, 10 s left',
  );
});

describe('BatchProgressDisplay', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Shows a run of 100 certificates that takes 20 seconds. @returns the output */
  function showRun(isTTY: boolean): string {
    let output = '';
    const write = (text: string) => (output += text) !== '';
    const display = new BatchProgressDisplay({ isTTY, write } as never, () => 100);
    for (let done = 1; done <= 100; done += 1) {
      jest.advanceTimersByTime(200);
      display.show(done);
    }
    display.end();
    return output;
  }

  test('rewrites one line on a terminal, at most twice a second', () => {
    const lines = showRun(true).split('\r').slice(1);
    expect(lines).toHaveLength(33);
    expect(lines[0]).toBe('4 of 100 done, 5 a second, 20 s left\u001b[K');
    expect(lines[1]).toBe('7 of 100 done, 5 a second, 19 s left\u001b[K');
    expect(lines.at(-1)).toBe('100 of 100 done, 5 a second, 0 s left\u001b[K\n');
  });

  test('computes the rate from the first finished certificate, before which fonts are loaded', () => {
    let output = '';
    const write = (text: string) => (output += text) !== '';
    const display = new BatchProgressDisplay({ isTTY: false, write } as never, () => 100);
    for (const [seconds, done] of [
      [60, 1],
      [10, 11],
    ] as const) {
      jest.advanceTimersByTime(seconds * 1000);
      display.show(done);
    }
    expect(output).toBe('11 of 100 done, 1 a second, 89 s left\n');
  });

  test('erases the line on a terminal only', () => {
    const write = jest.fn();
    for (const isTTY of [true, false])
      new BatchProgressDisplay({ isTTY, write } as never, () => 100).erase();
    expect(write.mock.calls).toEqual([['\r\u001b[K']]);
  });

  test('prints a line every ten seconds elsewhere', () => {
    expect(showRun(false)).toBe('51 of 100 done, 5 a second, 10 s left\n');
  });
});
