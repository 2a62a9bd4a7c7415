import { getEventListeners } from 'node:events';
import { sleep } from './sleep.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function startPause() {
  const controller = new AbortController();
  const onResolve = jest.fn();
  void sleep(1000, controller.signal).then(onResolve);
  return {
    controller,
    onResolve,
    listeners: () => getEventListeners(controller.signal, 'abort').length,
  };
}

test('pause resolves after its delay and removes its abort listener', async () => {
  const { onResolve, listeners } = startPause();
  await jest.advanceTimersByTimeAsync(999);
  expect(onResolve).not.toHaveBeenCalled();
  expect(listeners()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(onResolve).toHaveBeenCalledTimes(1);
  expect(listeners()).toBe(0);
});

test('pause resolves when its signal is aborted and clears its timer', async () => {
  const { controller, onResolve } = startPause();
  controller.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(onResolve).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});
