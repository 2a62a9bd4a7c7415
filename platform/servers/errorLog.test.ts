import { logError } from './errorLog.ts';

let output: string;
beforeEach(() => {
  output = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());

test('logs the name, code and stack of an error, but not its message', () => {
  const cause = Object.assign(new Error('invalid byte in "secret-token"'), { code: '22021' });
  cause.name = 'DatabaseError';
  const error = new TypeError('Failed query: select … params: secret-token', { cause });
  logError(error);
  expect(output).toMatch(/^TypeError\n +at .*errorLog\.test\.ts/);
  expect(output).toMatch(/\ncaused by DatabaseError 22021\n/);
  expect(output).not.toContain('secret-token');
});

test.each(['secret-token', undefined, null, 7])(
  'logs only the type of the thrown value %j',
  (value) => {
    logError(value);
    expect(output).toBe(`A thrown ${typeof value}\n`);
  },
);
