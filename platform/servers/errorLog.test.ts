import { logError } from './errorLog.ts';

let said: string;
beforeEach(() => {
  said = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());

test('an error is logged with its kind, code and place, never with what it was given', () => {
  const cause = Object.assign(new Error('invalid byte in "secret-token"'), { code: '22021' });
  cause.name = 'DatabaseError';
  const error = new TypeError('Failed query: select … params: secret-token', { cause });
  logError(error);
  expect(said).toMatch(/^TypeError\n +at .*errorLog\.test\.ts/);
  expect(said).toMatch(/\ncaused by DatabaseError 22021\n/);
  expect(said).not.toContain('secret-token');
});

test.each(['secret-token', undefined, null, 7])('so is %j that was thrown', (thrown) => {
  logError(thrown);
  expect(said).toBe(`A thrown ${typeof thrown}\n`);
});
