import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CompanySettings, CurrentUser } from '#api/rest/workspaceApi.ts';
import { type Language, languageOf } from '#model/language.ts';

/** The auth token in application state (docs/behaviour.md, Session state). */
export const authTokenSlice = createSlice({
  name: 'authToken',
  initialState: { token: null as string | null },
  reducers: {
    tokenReceived: (state, { payload }: PayloadAction<string>) => {
      state.token = payload;
    },
    tokenCleared: (state) => {
      state.token = null;
    },
  },
  selectors: { selectToken: (state) => state.token },
});

type SessionPhase = 'signedOut' | 'signingIn' | 'signedIn';

export interface SessionState {
  phase: SessionPhase;
  user: CurrentUser | null;
  settings: CompanySettings | null;
  /** The session ended while working: the screen says so. */
  expired: boolean;
  /** The last login failed because the company has not activated the plugin. */
  companyOff: boolean;
  /** Counts the sessions that ended. Whatever belongs to one is of the number there was then. */
  ended: number;
  /** Counts the beginnings asked for, so that a screen that gave up begins anew. */
  attempt: number;
}

const initialState: SessionState = {
  phase: 'signedOut',
  user: null,
  settings: null,
  expired: false,
  companyOff: false,
  ended: 0,
  attempt: 0,
};

const anew = ({ ended, attempt }: SessionState): SessionState => ({
  ...initialState,
  ended: ended + 1,
  attempt,
});

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signInStarted: (state) => {
      state.phase = 'signingIn';
      state.expired = false;
      state.companyOff = false;
    },
    signedIn: (
      state,
      { payload }: PayloadAction<{ user: CurrentUser; settings: CompanySettings }>,
    ) => {
      state.phase = 'signedIn';
      state.user = payload.user;
      state.settings = payload.settings;
    },
    signedOut: anew,
    entryReopened: (state) => ({ ...anew(state), attempt: state.attempt + 1 }),
    companyRefused: (state) => {
      state.companyOff = true;
    },
    sessionExpired: (state) => ({ ...anew(state), expired: true }),
  },
  selectors: {
    selectPhase: (state) => state.phase,
    selectUser: (state) => state.user,
    selectExpired: (state) => state.expired,
    selectIsCompanyOff: (state) => state.companyOff,
    selectAttempt: (state) => state.attempt,
    selectEnded: (state) => state.ended,
    /** The user's role is `admin` (docs/behaviour.md, Roles). */
    selectIsAdmin: (state) => state.user?.role === 'admin',
    /** The company's primary colour, as the server sent it. */
    selectBranding: (state) => state.settings?.branding?.primaryColor ?? null,
    /** All that the server sent of the company's brand; what papers bear of it is read where papers are. */
    selectSentBranding: (state) => state.settings?.branding,
    /** Certificates stay as they were issued, whatever becomes of templates (docs/behaviour.md, Issued designs). */
    selectKeepsIssuedDesigns: (state) => state.settings?.keepsIssuedDesigns ?? false,
    selectUserLanguage: (state): Language | undefined =>
      languageOf(state.user?.preferences?.language),
    selectCompanyLanguage: (state): Language | undefined => languageOf(state.settings?.language),
  },
});

export const { tokenReceived, tokenCleared } = authTokenSlice.actions;
export const { selectToken } = authTokenSlice.selectors;
export const { signInStarted, signedIn, signedOut, sessionExpired, companyRefused, entryReopened } =
  sessionSlice.actions;
export const {
  selectPhase,
  selectUser,
  selectExpired,
  selectIsCompanyOff,
  selectAttempt,
  selectEnded,
  selectIsAdmin,
  selectBranding,
  selectSentBranding,
  selectKeepsIssuedDesigns,
  selectUserLanguage,
  selectCompanyLanguage,
} = sessionSlice.selectors;
