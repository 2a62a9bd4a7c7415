import { asError } from './asError.ts';

test('an error stays what it is', () => {
  const error = new TypeError('no');
  expect(asError(error)).toBe(error);
});

test.each([
  ['text', 'text'],
  [7, '7'],
  [null, 'null'],
  [undefined, 'undefined'],
])('%j becomes an error', (thrown, message) => {
  const error = asError(thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error.message).toBe(message);
  expect(error.cause).toBe(thrown);
});
