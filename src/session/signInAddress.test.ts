import { getPathAfterSignIn, removeTokenFromSignInPath } from './signInAddress.ts';

describe('removeTokenFromSignInPath', () => {
  test.each([
    ['/signin/abc', '/signin', 'abc'],
    ['/signin/abc/', '/signin', 'abc'],
    ['/pt/signin/abc', '/pt/signin', 'abc'],
    ['/en/signin/abc', '/en/signin', 'abc'],
    ['/es/signin/abc?page=templates', '/es/signin?page=templates', 'abc'],
    ['/signin/abc?page=preview&id=7', '/signin?page=preview&id=7', 'abc'],
    ['/signin/abc/?page=preview', '/signin?page=preview', 'abc'],
    ['/signin/abc#top', '/signin#top', 'abc'],
    ['/signin/a%2Fb%20c', '/signin', 'a/b c'],
    ['/signin/a%b', '/signin', 'a%b'],
    ['/signin/eyJh.bGci-O_i', '/signin', 'eyJh.bGci-O_i'],
    ['/signin//abc', '/signin', 'abc'],
    ['//signin/abc', '/signin', 'abc'],
    ['//pt/signin/abc', '/pt/signin', 'abc'],
    ['/pt//signin///abc//?page=preview', '/pt/signin?page=preview', 'abc'],
    ['/signin/a/b', '/signin', 'a/b'],
    ['/EN/signin/abc', '/EN/signin', 'abc'],
    ['/SignIn/abc', '/SignIn', 'abc'],
    ['/xx/signin/abc', '/xx/signin', 'abc'],
    ['/templates/signin/abc', '/templates/signin', 'abc'],
    ['/signin/a%0Ab', '/signin', 'a\nb'],
  ])('extracts the token of %s', (address, path, token) =>
    expect(removeTokenFromSignInPath(address)).toEqual({ path, token }),
  );

  test.each([
    '/',
    '/signin',
    '/signin/',
    '/signin?page=templates',
    '/signin/?page=templates',
    '/signin//',
    '/assign/abc',
    '/preview/signin',
    '/en/templates/signin/abc',
    '',
  ])('returns undefined for %j', (address) =>
    expect(removeTokenFromSignInPath(address)).toBeUndefined(),
  );
});

describe('getPathAfterSignIn', () => {
  test.each([
    ['', '/'],
    ['?page=templates', '/templates'],
    ['?page=preview', '/preview'],
    ['?page=preview&id=42', '/preview/42'],
    ['?id=42&page=preview', '/preview/42'],
    ['?page=templates&id=42', '/templates/42'],
    ['?page=preview&id=', '/preview'],
    ['?page=elsewhere', '/'],
    ['?page=', '/'],
    ['?page=Templates', '/'],
    ['?page=elsewhere&id=42', '/'],
    ['?id=42', '/preview/42'],
    ['?page=&id=42', '/preview/42'],
    ['?id=', '/'],
    ['?page=//evil.example', '/'],
    ['?page=https://evil.example', '/'],
    ['?page=preview&id=..%2Ftemplates', '/preview/..%2Ftemplates'],
    ['?page=preview&id=..', '/preview/%20..'],
    ['?page=preview&id=a%3Fb%23c', '/preview/a%3Fb%23c'],
  ])('returns the target of %j: %s', (search, target) =>
    expect(getPathAfterSignIn(search)).toBe(target),
  );
});
