/**
 * @jest-environment jest-fixed-jsdom
 * @jest-environment-options {"url": "https://learning.example/"}
 */
import { clearCookies, recordCookies } from '#testing/cookies.ts';
import { readSessionCookie, sessionCookieName, writeSessionCookie } from './sessionCookie.ts';

beforeEach(() => clearCookies());
afterEach(() => jest.restoreAllMocks());

test('session cookie of a top-level https page is Secure and SameSite=Lax', () => {
  const cookies = recordCookies();
  writeSessionCookie(sessionCookieName, 'a');
  expect(cookies.getWrites()[0]?.attributes).toMatchObject({ secure: '', samesite: 'lax' });
  expect(readSessionCookie(sessionCookieName)).toBe('a');
});
