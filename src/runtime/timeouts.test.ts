import { TimeoutError, withTimeout } from './timeouts.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const waitForever = () => new Promise<never>(() => undefined);

test('withTimeout returns a result in time and clears its timer', async () => {
  expect(await withTimeout(1000, () => Promise.resolve('here'))).toBe('here');
  expect(jest.getTimerCount()).toBe(0);
});

test('withTimeout passes on an error in time and clears its timer', async () => {
  await expect(withTimeout(1000, () => Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  );
  expect(jest.getTimerCount()).toBe(0);
});

test('withTimeout rejects and aborts the signal at the limit', async () => {
  let signal: AbortSignal | undefined;
  const waiting = withTimeout(30_000, (abortSignal) => {
    signal = abortSignal;
    return waitForever();
  });
  const rejected = expect(waiting).rejects.toThrow('Nothing came within 30 s.');
  await jest.advanceTimersByTimeAsync(29_999);
  expect(signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await rejected;
  expect(signal?.reason).toBeInstanceOf(TimeoutError);
});
