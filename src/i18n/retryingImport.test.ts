import { retryingImport } from './retryingImport.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A chunk that the network fails so many times. */
function chunk(failures: number) {
  let asked = 0;
  return {
    times: () => asked,
    load: async () => {
      asked += 1;
      if (asked <= failures) throw new Error(`Loading failed, ${asked}`);
      return 'the module';
    },
  };
}

test('a chunk that comes is asked for once', async () => {
  const { load, times } = chunk(0);
  await expect(retryingImport(load)).resolves.toBe('the module');
  expect(times()).toBe(1);
});

test('a chunk that the network fails is asked for again after a pause', async () => {
  const { load, times } = chunk(1);
  const loading = retryingImport(load);
  await jest.advanceTimersByTimeAsync(399);
  expect(times()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(times()).toBe(2);
  await expect(loading).resolves.toBe('the module');
});

test('the second pause is longer', async () => {
  const { load, times } = chunk(2);
  const loading = retryingImport(load);
  await jest.advanceTimersByTimeAsync(400 + 1599);
  expect(times()).toBe(2);
  await jest.advanceTimersByTimeAsync(1);
  await expect(loading).resolves.toBe('the module');
  expect(times()).toBe(3);
});

test('a chunk that is gone gives the last failure', async () => {
  const { load, times } = chunk(Infinity);
  const loading = retryingImport(load);
  const failure = expect(loading).rejects.toThrow('Loading failed, 3');
  await jest.runAllTimersAsync();
  await failure;
  expect(times()).toBe(3);
  expect(jest.getTimerCount()).toBe(0);
});
