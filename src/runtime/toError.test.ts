import { toError } from './toError.ts';

test('toError returns an Error unchanged', () => {
  const error = new TypeError('no');
  expect(toError(error)).toBe(error);
});

test.each([
  ['text', 'text'],
  [7, '7'],
  [null, 'null'],
  [undefined, 'undefined'],
])('toError wraps the thrown value %j', (thrown, message) => {
  const error = toError(thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error.message).toBe(message);
  expect(error.cause).toBe(thrown);
});
