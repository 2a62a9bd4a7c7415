/** @jest-environment jest-fixed-jsdom */
import { clearCookies, recordCookies } from '#testing/cookies.ts';
import {
  deleteSessionCookie,
  InvalidSessionCookie,
  readSessionCookie,
  sessionCookieName,
  writeSessionCookie,
} from './sessionCookie.ts';

const day = 24 * 60 * 60 * 1000;
const read = () => readSessionCookie(sessionCookieName);

function refusal(): unknown {
  try {
    return read();
  } catch (error) {
    return error;
  }
}

beforeEach(() => clearCookies());
afterEach(() => {
  jest.restoreAllMocks();
  Object.defineProperty(window, 'self', { value: window, configurable: true });
});

/** As if the page stood in a frame of another one. */
function stepIntoFrame() {
  Object.defineProperty(window, 'self', { value: {}, configurable: true });
}

test('the name of the cookie is the product’s own', () =>
  expect(sessionCookieName).toBe('certificates_session'));

describe('the value of the session cookie is a JSON string', () => {
  test.each(['demo-learner', 'a"b', 'Bearer abc', 'á é', 'a;b=c, d', '{"a":1}', 'null', '%41'])(
    '%j comes back as it was written',
    (token) => {
      writeSessionCookie(sessionCookieName, token);
      expect(read()).toBe(token);
    },
  );

  test('it is written as JSON', () => {
    const cookies = recordCookies();
    writeSessionCookie(sessionCookieName, 'demo-learner');
    expect(cookies.written()).toMatchObject([
      { name: 'certificates_session', value: '"demo-learner"' },
    ]);
  });

  test.each([
    ['with its quotes encoded', '%22abc%22'],
    ['with its quotes as they are', '"abc"'],
  ])('one that a server wrote is read %s', (_form, value) => {
    document.cookie = `${sessionCookieName}=${value}; path=/`;
    expect(read()).toBe('abc');
  });

  test('there is none when nothing was written', () => expect(read()).toBeUndefined());

  test.each([
    ['not JSON', 'demo-learner'],
    ['half a JSON string', '%22demo'],
    ['a number', '42'],
    ['null', 'null'],
    ['true', 'true'],
    ['the empty JSON string', '%22%22'],
    ['an object', '%7B%22token%22%3A%22a%22%7D'],
    ['a list', '%5B%22a%22%5D'],
    ['nothing at all', ''],
    ['text that cannot be decoded', '%E0%A4'],
  ])('%s is invalid', (_name, value) => {
    document.cookie = `${sessionCookieName}=${value}; path=/`;
    expect(read).toThrow(InvalidSessionCookie);
  });

  test.each([
    ['is not JSON', 'demo-learner', { cause: { name: 'SyntaxError' } }],
    ['is not a JSON string', '42', {}],
  ])('one that %s is refused for that', (reason, value, why) => {
    document.cookie = `${sessionCookieName}=${value}; path=/`;
    const message = `The session cookie ${reason}.`;
    expect(refusal()).toMatchObject({ name: 'InvalidSessionCookie', message, ...why });
  });
});

describe('the session cookie', () => {
  test('has the path / and expires in 1 day', () => {
    const cookies = recordCookies();
    const before = Date.now();
    writeSessionCookie(sessionCookieName, 'a');
    const [cookie] = cookies.written();
    expect(cookie?.attributes.path).toBe('/');
    const lifetime = Date.parse(cookie?.attributes.expires ?? '') - before;
    expect(Math.abs(lifetime - day)).toBeLessThan(5000);
  });

  test('is SameSite=Lax at top level', () => {
    const cookies = recordCookies();
    writeSessionCookie(sessionCookieName, 'a');
    const { attributes } = cookies.written()[0] ?? {};
    expect(attributes).toMatchObject({ samesite: 'lax' });
    expect(attributes).not.toHaveProperty('partitioned');
    // The test page is http.
    expect(attributes).not.toHaveProperty('secure');
  });

  test('is Secure, SameSite=None and Partitioned in a frame', () => {
    stepIntoFrame();
    const cookies = recordCookies();
    writeSessionCookie(sessionCookieName, 'a');
    expect(cookies.written()[0]?.attributes).toMatchObject({
      path: '/',
      samesite: 'none',
      secure: '',
      partitioned: '',
    });
  });

  test.each([
    ['at top level', () => undefined],
    ['in a frame', stepIntoFrame],
  ])('is deleted with the same attributes and an expiry in 1970, %s', (_where, step) => {
    step();
    const cookies = recordCookies();
    writeSessionCookie(sessionCookieName, 'a');
    deleteSessionCookie(sessionCookieName);
    const [written, deleted] = cookies.written();
    expect(deleted?.value).toBe('');
    expect(new Date(deleted?.attributes.expires ?? '').getFullYear()).toBe(1970);
    expect({ ...deleted?.attributes, expires: '' }).toEqual({
      ...written?.attributes,
      expires: '',
    });
  });

  test('is gone after it was deleted', () => {
    writeSessionCookie(sessionCookieName, 'a');
    deleteSessionCookie(sessionCookieName);
    expect(read()).toBeUndefined();
    expect(document.cookie).toBe('');
  });

  test('of one host’s prefix is not the one of another', () => {
    writeSessionCookie(`a_${sessionCookieName}`, 'a');
    writeSessionCookie(`b_${sessionCookieName}`, 'b');
    deleteSessionCookie(`b_${sessionCookieName}`);
    expect(readSessionCookie(`a_${sessionCookieName}`)).toBe('a');
    expect(readSessionCookie(`b_${sessionCookieName}`)).toBeUndefined();
  });
});
