import { retryImport } from './retryImport.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Creates a function that rejects a number of times before it resolves. */
function createLoader(failures: number) {
  let attempts = 0;
  return {
    getAttempts: () => attempts,
    load: async () => {
      attempts += 1;
      if (attempts <= failures) throw new Error(`Loading failed, ${attempts}`);
      return 'the module';
    },
  };
}

test('retryImport loads a chunk once if it succeeds', async () => {
  const { load, getAttempts } = createLoader(0);
  await expect(retryImport(load)).resolves.toBe('the module');
  expect(getAttempts()).toBe(1);
});

test('retryImport tries again 400 ms after a failure', async () => {
  const { load, getAttempts } = createLoader(1);
  const loading = retryImport(load);
  await jest.advanceTimersByTimeAsync(399);
  expect(getAttempts()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(getAttempts()).toBe(2);
  await expect(loading).resolves.toBe('the module');
});

test('retryImport waits 1600 ms before the third attempt', async () => {
  const { load, getAttempts } = createLoader(2);
  const loading = retryImport(load);
  await jest.advanceTimersByTimeAsync(400 + 1599);
  expect(getAttempts()).toBe(2);
  await jest.advanceTimersByTimeAsync(1);
  await expect(loading).resolves.toBe('the module');
  expect(getAttempts()).toBe(3);
});

test('retryImport rejects with the last error after three attempts', async () => {
  const { load, getAttempts } = createLoader(Infinity);
  const loading = retryImport(load);
  const rejection = expect(loading).rejects.toThrow('Loading failed, 3');
  await jest.runAllTimersAsync();
  await rejection;
  expect(getAttempts()).toBe(3);
  expect(jest.getTimerCount()).toBe(0);
});
