/** @jest-environment jest-fixed-jsdom */
import { rejectCookieAccess, clearCookies, recordCookies } from '#testing/cookies.ts';
import { formatAuthorization, createGraphqlTokenStorage } from './queryToken.ts';

const name = 'certificates_missions_token';

beforeEach(() => {
  clearCookies();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('getToken', () => {
  test('returns the token of application state first', () => {
    localStorage.setItem(name, 'from storage');
    const token = createGraphqlTokenStorage(name);
    token.save('from state');
    document.cookie = `${name}=from-cookie; path=/`;
    expect(token.getToken()).toBe('from state');
  });

  test('falls back to the cookie of the client', () => {
    document.cookie = `${name}=from-cookie; path=/`;
    localStorage.setItem(name, 'from storage');
    expect(createGraphqlTokenStorage(name).getToken()).toBe('from-cookie');
  });

  test('falls back to localStorage when there is no cookie', () => {
    localStorage.setItem(name, 'from storage');
    expect(createGraphqlTokenStorage(name).getToken()).toBe('from storage');
  });

  test('returns undefined when no token is stored', () =>
    expect(createGraphqlTokenStorage(name).getToken()).toBeUndefined());

  test('ignores the token of another client', () => {
    document.cookie = 'certificates_company_token=a; path=/';
    localStorage.setItem('certificates_company_token', 'b');
    expect(createGraphqlTokenStorage(name).getToken()).toBeUndefined();
  });

  test('works when cookies and localStorage are blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    const allowCookies = rejectCookieAccess();
    const token = createGraphqlTokenStorage(name);
    const storedToken = token.getToken();
    token.save('a');
    const hadToken = token.clear();
    allowCookies();
    expect(storedToken).toBeUndefined();
    expect(hadToken).toBe(true);
  });
});

describe('the token cookie', () => {
  test('has max age 604800 seconds (7 days), is secure and SameSite lax, and host-only', () => {
    const cookies = recordCookies();
    createGraphqlTokenStorage(name).save('abc');
    expect(cookies.getWrites()).toEqual([
      {
        name,
        value: 'abc',
        attributes: { 'max-age': '604800', secure: '', samesite: 'lax', path: '/' },
      },
    ]);
  });

  test('is deleted with the attributes it was set with', () => {
    const token = createGraphqlTokenStorage(name);
    token.save('abc');
    const cookies = recordCookies();
    expect(token.clear()).toBe(true);
    const [cookie] = cookies.getWrites();
    expect(cookie).toMatchObject({
      name,
      value: '',
      attributes: { 'max-age': '0', secure: '', samesite: 'lax', path: '/' },
    });
    expect(Date.parse(cookie?.attributes.expires ?? '')).toBe(0);
    expect(token.getToken()).toBeUndefined();
  });

  test('is deleted with the localStorage entry when it was set in an earlier visit', () => {
    document.cookie = `${name}=from-cookie; path=/`;
    localStorage.setItem(name, 'from storage');
    const token = createGraphqlTokenStorage(name);
    expect(token.clear()).toBe(true);
    expect(token.getToken()).toBeUndefined();
    expect(localStorage.getItem(name)).toBeNull();
    expect(document.cookie).toBe('');
  });
});

describe('clear', () => {
  test('does nothing when no token is stored', () => {
    const cookies = recordCookies();
    expect(createGraphqlTokenStorage(name).clear()).toBe(false);
    expect(cookies.getWrites()).toEqual([]);
  });

  test('returns true only the first time', () => {
    const token = createGraphqlTokenStorage(name);
    token.save('a');
    expect([token.clear(), token.clear()]).toEqual([true, false]);
  });
});

describe('query token without a storage name', () => {
  test('stays in memory and touches neither cookies nor localStorage', () => {
    const cookies = recordCookies();
    const write = jest.spyOn(Storage.prototype, 'setItem');
    const token = createGraphqlTokenStorage(undefined);
    expect(token.clear()).toBe(false);
    token.save('abc');
    expect(token.getToken()).toBe('abc');
    expect(token.clear()).toBe(true);
    expect(token.getToken()).toBeUndefined();
    expect(cookies.getWrites()).toEqual([]);
    expect(write).not.toHaveBeenCalled();
  });
});

describe('authorization header of query services', () => {
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
  ])('formats %j with the scheme %s as %j', (token, scheme, header) =>
    expect(formatAuthorization(token, scheme)).toBe(header),
  );

  test('has the configured scheme, and is missing without a token', () => {
    const token = createGraphqlTokenStorage(undefined, 'Token');
    expect(token.getHeaders()).toEqual({});
    token.save('abc');
    expect(token.getHeaders()).toEqual({ authorization: 'Token abc' });
    const bearer = createGraphqlTokenStorage(undefined);
    bearer.save('abc');
    expect(bearer.getHeaders()).toEqual({ authorization: 'Bearer abc' });
  });
});
