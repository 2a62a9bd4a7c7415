import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { CompanySettings, CurrentUser } from '#api/rest/workspaceApi.ts';
import {
  authTokenSlice,
  companyRefused,
  entryReopened,
  selectAttempt,
  selectBranding,
  selectCompanyLanguage,
  selectExpired,
  selectIsAdmin,
  selectIsCompanyOff,
  selectPhase,
  selectToken,
  selectUser,
  selectUserLanguage,
  sessionExpired,
  sessionSlice,
  signedIn,
  signedOut,
  signInStarted,
  tokenCleared,
  tokenReceived,
} from './sessionSlice.ts';

const reduce = combineReducers({
  authToken: authTokenSlice.reducer,
  session: sessionSlice.reducer,
});

/** The state after these, from the beginning of a mount. */
const after = (...actions: UnknownAction[]) =>
  actions.reduce(reduce, reduce(undefined, { type: 'nothing yet' }));

const user: CurrentUser = {
  id: 'u1',
  companyId: 'c1',
  role: 'admin',
  name: null,
  preferences: { language: 'es-419' },
};
const branding = {
  primaryColor: '#112233',
  company: null,
  signatures: null,
  programme: null,
  instructor: null,
  place: null,
};
const settings: CompanySettings = {
  showCertificates: true,
  branding,
  language: 'en_US',
  keepsIssuedDesigns: false,
};
const entered = signedIn({ user, settings });

test('a mount begins signed out, with nothing to say about it', () => {
  const state = after();
  expect(selectToken(state)).toBeNull();
  expect(state.session).toEqual({
    phase: 'signedOut',
    user: null,
    settings: null,
    expired: false,
    companyOff: false,
    ended: 0,
    attempt: 0,
  });
});

test('the token is there from when it was received until it is cleared', () => {
  expect(selectToken(after(tokenReceived('abc')))).toBe('abc');
  expect(selectToken(after(tokenReceived('abc'), tokenReceived('def')))).toBe('def');
  expect(selectToken(after(tokenReceived('abc'), tokenCleared()))).toBeNull();
});

test('signing in goes through its phases', () => {
  expect(selectPhase(after(signInStarted()))).toBe('signingIn');
  const state = after(signInStarted(), entered);
  expect(selectPhase(state)).toBe('signedIn');
  expect(selectUser(state)).toEqual(user);
  expect(state.session.settings).toEqual(settings);
});

test.each([
  ['signed out', signedOut(), { expired: false, ended: 2, attempt: 1 }],
  ['expired', sessionExpired(), { expired: true, ended: 2, attempt: 1 }],
  ['begun anew', entryReopened(), { expired: false, ended: 2, attempt: 2 }],
])('a session that is %s leaves nothing of the user', (_how, end, left) => {
  const state = after(entryReopened(), signInStarted(), entered, end);
  expect(state.session).toEqual({ ...after().session, ...left });
  expect(selectExpired(state)).toBe(left.expired);
  expect(selectAttempt(state)).toBe(left.attempt);
});

test('what the last session ended with is said until the next one begins', () => {
  const ended = [sessionExpired(), companyRefused()];
  expect(selectIsCompanyOff(after(...ended))).toBe(true);
  const next = after(...ended, signInStarted());
  expect(selectExpired(next)).toBe(false);
  expect(selectIsCompanyOff(next)).toBe(false);
});

describe('what the user and the company are', () => {
  test('is read from their answers', () => {
    const state = after(entered);
    expect(selectIsAdmin(state)).toBe(true);
    expect(selectBranding(state)).toBe('#112233');
    expect(selectUserLanguage(state)).toBe('es');
    expect(selectCompanyLanguage(state)).toBe('en');
  });

  test.each([
    ['nobody is signed in', undefined],
    [
      'the answers leave it out',
      signedIn({
        user: { ...user, role: null, preferences: null },
        settings: { ...settings, branding: null, language: null },
      }),
    ],
    [
      'the answers say nothing',
      signedIn({
        user: { ...user, role: 'learner', preferences: { language: null } },
        settings: { ...settings, branding: { ...branding, primaryColor: null }, language: null },
      }),
    ],
  ])('is nothing known while %s', (_name, action) => {
    const state = action ? after(action) : after();
    expect(selectIsAdmin(state)).toBe(false);
    expect(selectBranding(state)).toBeNull();
    expect(selectUserLanguage(state)).toBeUndefined();
    expect(selectCompanyLanguage(state)).toBeUndefined();
  });
});
