/** @jest-environment jest-fixed-jsdom */
import { clearCookies, recordCookies } from '#testing/cookies.ts';
import { authorizationOf, createQueryToken } from './queryToken.ts';

const name = 'certificates_missions_token';

beforeEach(() => {
  clearCookies();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('the token is taken', () => {
  test('first from application state', () => {
    localStorage.setItem(name, 'from storage');
    const token = createQueryToken(name);
    token.store('from state');
    document.cookie = `${name}=from-cookie; path=/`;
    expect(token.current()).toBe('from state');
  });

  test('else from the cookie of the client', () => {
    document.cookie = `${name}=from-cookie; path=/`;
    localStorage.setItem(name, 'from storage');
    expect(createQueryToken(name).current()).toBe('from-cookie');
  });

  test('else from its local storage entry', () => {
    localStorage.setItem(name, 'from storage');
    expect(createQueryToken(name).current()).toBe('from storage');
  });

  test('else there is none', () => expect(createQueryToken(name).current()).toBeUndefined());

  test('not from another client’s', () => {
    document.cookie = 'certificates_company_token=a; path=/';
    localStorage.setItem('certificates_company_token', 'b');
    expect(createQueryToken(name).current()).toBeUndefined();
  });

  test('where local storage is blocked, nothing breaks', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    const token = createQueryToken(name);
    expect(token.current()).toBeUndefined();
    token.store('a');
    expect(token.clear()).toBe(true);
  });
});

describe('the token cookie', () => {
  test('has max age 604800 seconds (7 days), is secure and SameSite lax, and host-only', () => {
    const cookies = recordCookies();
    createQueryToken(name).store('abc');
    expect(cookies.written()).toEqual([
      {
        name,
        value: 'abc',
        attributes: { 'max-age': '604800', secure: '', samesite: 'lax', path: '/' },
      },
    ]);
  });

  test('is deleted with the same attributes', () => {
    const token = createQueryToken(name);
    token.store('abc');
    const cookies = recordCookies();
    expect(token.clear()).toBe(true);
    const [cookie] = cookies.written();
    expect(cookie).toMatchObject({
      name,
      value: '',
      attributes: { 'max-age': '0', secure: '', samesite: 'lax', path: '/' },
    });
    expect(Date.parse(cookie?.attributes.expires ?? '')).toBe(0);
    expect(token.current()).toBeUndefined();
  });

  test('of an earlier visit is deleted too, and the local storage entry with it', () => {
    document.cookie = `${name}=from-cookie; path=/`;
    localStorage.setItem(name, 'from storage');
    const token = createQueryToken(name);
    expect(token.clear()).toBe(true);
    expect(token.current()).toBeUndefined();
    expect(localStorage.getItem(name)).toBeNull();
    expect(document.cookie).toBe('');
  });
});

describe('log-out', () => {
  test('with no token stored does nothing', () => {
    const cookies = recordCookies();
    expect(createQueryToken(name).clear()).toBe(false);
    expect(cookies.written()).toEqual([]);
  });

  test('twice does something once', () => {
    const token = createQueryToken(name);
    token.store('a');
    expect([token.clear(), token.clear()]).toEqual([true, false]);
  });
});

describe('without a name of its own', () => {
  test('the token stays in memory: neither cookie nor local storage is touched', () => {
    const cookies = recordCookies();
    const write = jest.spyOn(Storage.prototype, 'setItem');
    const token = createQueryToken(undefined);
    expect(token.clear()).toBe(false);
    token.store('abc');
    expect(token.current()).toBe('abc');
    expect(token.clear()).toBe(true);
    expect(token.current()).toBeUndefined();
    expect(cookies.written()).toEqual([]);
    expect(write).not.toHaveBeenCalled();
  });
});

describe('the auth header of query-service calls', () => {
  test.each([
    ['abc', 'Bearer', 'Bearer abc'],
    ['eyJhbGci.eyJzdWIi.c2ln', 'Bearer', 'Bearer eyJhbGci.eyJzdWIi.c2ln'],
    ['Bearer abc', 'Bearer', 'Bearer abc'],
    ['bearer abc', 'Bearer', 'bearer abc'],
    ['Basic abc', 'Bearer', 'Basic abc'],
    ['JWT abc', 'Bearer', 'JWT abc'],
    ['a1 abc', 'Bearer', 'Bearer a1 abc'],
    [' abc', 'Bearer', 'Bearer  abc'],
    ['abc', 'Token', 'Token abc'],
    ['abc', 'none', 'abc'],
    ['Basic abc', 'none', 'Basic abc'],
  ])('%j with the scheme %s is %j', (token, scheme, header) =>
    expect(authorizationOf(token, scheme)).toBe(header),
  );

  test('has the scheme of the configuration, without a token there is none', () => {
    const token = createQueryToken(undefined, 'Token');
    expect(token.headers()).toEqual({});
    token.store('abc');
    expect(token.headers()).toEqual({ authorization: 'Token abc' });
    const bearer = createQueryToken(undefined);
    bearer.store('abc');
    expect(bearer.headers()).toEqual({ authorization: 'Bearer abc' });
  });
});
