import { getEventListeners } from 'node:events';
import { pause } from './pause.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function begin() {
  const ending = new AbortController();
  const isOver = jest.fn();
  void pause(1000, ending.signal).then(isOver);
  return { ending, isOver, listeners: () => getEventListeners(ending.signal, 'abort').length };
}

test('a pause is over after its delay, and then listens to its signal no more', async () => {
  const { isOver, listeners } = begin();
  await jest.advanceTimersByTimeAsync(999);
  expect(isOver).not.toHaveBeenCalled();
  expect(listeners()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver).toHaveBeenCalledTimes(1);
  expect(listeners()).toBe(0);
});

test('its signal ends it at once, and leaves no timer', async () => {
  const { ending, isOver } = begin();
  ending.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(isOver).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});
