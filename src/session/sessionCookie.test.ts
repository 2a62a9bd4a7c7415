/** @jest-environment jest-fixed-jsdom */
import { rejectCookieAccess, clearCookies, recordCookies } from '#testing/cookies.ts';
import {
  deleteSessionCookie,
  InvalidSessionCookie,
  readSessionCookie,
  sessionCookieName,
  writeSessionCookie,
} from './sessionCookie.ts';

const dayMs = 24 * 60 * 60 * 1000;
const getToken = () => readSessionCookie(sessionCookieName);

function catchReadError(): unknown {
  try {
    return getToken();
  } catch (error) {
    return error;
  }
}

beforeEach(() => clearCookies());
afterEach(() => {
  jest.restoreAllMocks();
  Object.defineProperty(window, 'self', { value: window, configurable: true });
});

/** Makes the test page appear to be inside a frame. */
function simulateFrame() {
  Object.defineProperty(window, 'self', { value: {}, configurable: true });
}

test('session cookie is named certificates_session', () =>
  expect(sessionCookieName).toBe('certificates_session'));

describe('value of the session cookie', () => {
  test.each(['demo-learner', 'a"b', 'Bearer abc', 'á é', 'a;b=c, d', '{"a":1}', 'null', '%41'])(
    'is read as it was written: %j',
    (token) => {
      writeSessionCookie(sessionCookieName, token);
      expect(getToken()).toBe(token);
    },
  );

  test('is written as JSON', () => {
    const cookies = recordCookies();
    writeSessionCookie(sessionCookieName, 'demo-learner');
    expect(cookies.getWrites()).toMatchObject([
      { name: 'certificates_session', value: '"demo-learner"' },
    ]);
  });

  test.each([
    ['encoded quotes', '%22abc%22'],
    ['plain quotes', '"abc"'],
  ])('is read if a server wrote it with %s', (_form, value) => {
    document.cookie = `${sessionCookieName}=${value}; path=/`;
    expect(getToken()).toBe('abc');
  });

  test('is undefined without a cookie', () => expect(getToken()).toBeUndefined());

  test.each([
    ['not JSON', 'demo-learner'],
    ['half a JSON string', '%22demo'],
    ['a number', '42'],
    ['null', 'null'],
    ['true', 'true'],
    ['the empty JSON string', '%22%22'],
    ['an object', '%7B%22token%22%3A%22a%22%7D'],
    ['a list', '%5B%22a%22%5D'],
    ['an empty value', ''],
    ['text that cannot be decoded', '%E0%A4'],
  ])('throws InvalidSessionCookie for %s', (_name, value) => {
    document.cookie = `${sessionCookieName}=${value}; path=/`;
    expect(getToken).toThrow(InvalidSessionCookie);
  });

  test.each([
    ['is not JSON', 'demo-learner', { cause: { name: 'SyntaxError' } }],
    ['is not a JSON string', '42', {}],
  ])('throws an error whose message says that it %s', (reason, value, cause) => {
    document.cookie = `${sessionCookieName}=${value}; path=/`;
    const message = `The session cookie ${reason}.`;
    expect(catchReadError()).toMatchObject({ name: 'InvalidSessionCookie', message, ...cause });
  });
});

describe('attributes of the session cookie', () => {
  test('include the path / and an expiry in 1 day', () => {
    const cookies = recordCookies();
    const start = Date.now();
    writeSessionCookie(sessionCookieName, 'a');
    const [cookie] = cookies.getWrites();
    expect(cookie?.attributes.path).toBe('/');
    const lifetime = Date.parse(cookie?.attributes.expires ?? '') - start;
    expect(Math.abs(lifetime - dayMs)).toBeLessThan(5000);
  });

  test('include SameSite=Lax at top level', () => {
    const cookies = recordCookies();
    writeSessionCookie(sessionCookieName, 'a');
    const { attributes } = cookies.getWrites()[0] ?? {};
    expect(attributes).toMatchObject({ samesite: 'lax' });
    expect(attributes).not.toHaveProperty('partitioned');
    // The test page is http.
    expect(attributes).not.toHaveProperty('secure');
  });

  test('include Secure, SameSite=None and Partitioned in a frame', () => {
    simulateFrame();
    const cookies = recordCookies();
    writeSessionCookie(sessionCookieName, 'a');
    expect(cookies.getWrites()[0]?.attributes).toMatchObject({
      path: '/',
      samesite: 'none',
      secure: '',
      partitioned: '',
    });
  });

  test.each([
    ['at top level', () => undefined],
    ['in a frame', simulateFrame],
  ])('are the same for deletion, with an expiry in 1970, %s', (_context, prepare) => {
    prepare();
    const cookies = recordCookies();
    writeSessionCookie(sessionCookieName, 'a');
    deleteSessionCookie(sessionCookieName);
    const [written, deleted] = cookies.getWrites();
    expect(deleted?.value).toBe('');
    expect(new Date(deleted?.attributes.expires ?? '').getFullYear()).toBe(1970);
    expect({ ...deleted?.attributes, expires: '' }).toEqual({
      ...written?.attributes,
      expires: '',
    });
  });
});

test('a page without access to cookies has no session cookie and ignores writes', () => {
  const allowCookies = rejectCookieAccess();
  writeSessionCookie(sessionCookieName, 'a');
  deleteSessionCookie(sessionCookieName);
  const token = getToken();
  allowCookies();
  expect(token).toBeUndefined();
});

describe('deleteSessionCookie', () => {
  test('removes the cookie', () => {
    writeSessionCookie(sessionCookieName, 'a');
    deleteSessionCookie(sessionCookieName);
    expect(getToken()).toBeUndefined();
    expect(document.cookie).toBe('');
  });

  test('does not remove the cookie of a host with another prefix', () => {
    writeSessionCookie(`a_${sessionCookieName}`, 'a');
    writeSessionCookie(`b_${sessionCookieName}`, 'b');
    deleteSessionCookie(`b_${sessionCookieName}`);
    expect(readSessionCookie(`a_${sessionCookieName}`)).toBe('a');
    expect(readSessionCookie(`b_${sessionCookieName}`)).toBeUndefined();
  });
});
