import { combineReducers, type UnknownAction } from 'redux';
import type { CompanySettings, CurrentUser } from '#data/rest/workspaceApi.ts';
import {
  authTokenSlice,
  companyDisabled,
  sessionRestarted,
  selectAttempt,
  selectBrandColor,
  selectCompanyLanguage,
  selectIsExpired,
  selectIsAdmin,
  selectIsCompanyDisabled,
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

/** Returns the state after applying actions to the initial state. */
const stateAfter = (...actions: UnknownAction[]) =>
  actions.reduce(reduce, reduce(undefined, { type: 'init' }));

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
  companyId: 'c1',
  showCertificates: true,
  branding,
  language: 'en_US',
  keepsIssuedDesigns: false,
  storesCodeOnFront: false,
};
const signIn = signedIn({ user, settings });

test('session is signed out initially, without an error', () => {
  const state = stateAfter();
  expect(selectToken(state)).toBeNull();
  expect(state.session).toEqual({
    phase: 'signedOut',
    user: null,
    settings: null,
    isExpired: false,
    isCompanyDisabled: false,
    generation: 0,
    attempt: 0,
  });
});

test('selectToken returns the last received token until it is cleared', () => {
  expect(selectToken(stateAfter(tokenReceived('abc')))).toBe('abc');
  expect(selectToken(stateAfter(tokenReceived('abc'), tokenReceived('def')))).toBe('def');
  expect(selectToken(stateAfter(tokenReceived('abc'), tokenCleared()))).toBeNull();
});

test('selectPhase goes from signingIn to signedIn', () => {
  expect(selectPhase(stateAfter(signInStarted()))).toBe('signingIn');
  const state = stateAfter(signInStarted(), signIn);
  expect(selectPhase(state)).toBe('signedIn');
  expect(selectUser(state)).toEqual(user);
  expect(state.session.settings).toEqual(settings);
});

test.each([
  ['signed out', signedOut(), { isExpired: false, generation: 2, attempt: 1 }],
  ['expired', sessionExpired(), { isExpired: true, generation: 2, attempt: 1 }],
  ['restarted', sessionRestarted(), { isExpired: false, generation: 2, attempt: 2 }],
])('session that is %s has no data of the user', (_description, endAction, expected) => {
  const state = stateAfter(sessionRestarted(), signInStarted(), signIn, endAction);
  expect(state.session).toEqual({ ...stateAfter().session, ...expected });
  expect(selectIsExpired(state)).toBe(expected.isExpired);
  expect(selectAttempt(state)).toBe(expected.attempt);
});

test('selectIsExpired and selectIsCompanyDisabled are reset when the next session starts', () => {
  const endActions = [sessionExpired(), companyDisabled()];
  expect(selectIsCompanyDisabled(stateAfter(...endActions))).toBe(true);
  const next = stateAfter(...endActions, signInStarted());
  expect(selectIsExpired(next)).toBe(false);
  expect(selectIsCompanyDisabled(next)).toBe(false);
});

describe('selectors of the user and the company', () => {
  test('return values of the responses', () => {
    const state = stateAfter(signIn);
    expect(selectIsAdmin(state)).toBe(true);
    expect(selectBrandColor(state)).toBe('#112233');
    expect(selectUserLanguage(state)).toBe('es');
    expect(selectCompanyLanguage(state)).toBe('en');
  });

  test.each([
    ['no user is signed in', undefined],
    [
      'the responses omit them',
      signedIn({
        user: { ...user, role: null, preferences: null },
        settings: { ...settings, branding: null, language: null },
      }),
    ],
    [
      'the responses are empty',
      signedIn({
        user: { ...user, role: 'learner', preferences: { language: null } },
        settings: { ...settings, branding: { ...branding, primaryColor: null }, language: null },
      }),
    ],
  ])('return defaults if %s', (_name, action) => {
    const state = action ? stateAfter(action) : stateAfter();
    expect(selectIsAdmin(state)).toBe(false);
    expect(selectBrandColor(state)).toBeNull();
    expect(selectUserLanguage(state)).toBeUndefined();
    expect(selectCompanyLanguage(state)).toBeUndefined();
  });
});
