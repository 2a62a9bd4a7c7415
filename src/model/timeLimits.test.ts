import { TimeLimitExceeded, within } from './timeLimits.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = () => new Promise<never>(() => undefined);

test('what comes in time is given, and no timer is left', async () => {
  expect(await within(1000, () => Promise.resolve('here'))).toBe('here');
  expect(jest.getTimerCount()).toBe(0);
});

test('what fails in time fails as it did, and no timer is left', async () => {
  await expect(within(1000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(jest.getTimerCount()).toBe(0);
});

test('what never comes has failed at its limit, and is ended', async () => {
  let signal: AbortSignal | undefined;
  const waiting = within(30_000, (given) => {
    signal = given;
    return never();
  });
  const refused = expect(waiting).rejects.toThrow('Nothing came within 30 s.');
  await jest.advanceTimersByTimeAsync(29_999);
  expect(signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await refused;
  expect(signal?.reason).toBeInstanceOf(TimeLimitExceeded);
});
