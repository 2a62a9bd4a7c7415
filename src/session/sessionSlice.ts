import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CompanySettings, CurrentUser } from '#data/rest/workspaceApi.ts';
import { type Language, parseLanguage } from '#domain/language.ts';

/** Redux slice with the session token (docs/behaviour.md, Session state). */
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
  /** Whether the session expired while the user was working. If so, the screen displays a message about this. */
  isExpired: boolean;
  /** Whether the last login failed because the company has not activated the plugin. */
  isCompanyDisabled: boolean;
  /** Number of sessions that have ended since the plugin was mounted. Serves as the id of the current session. */
  generation: number;
  /** Number of requested restarts. Each makes the current screen start a session, even after an error. */
  attempt: number;
}

const initialState: SessionState = {
  phase: 'signedOut',
  user: null,
  settings: null,
  isExpired: false,
  isCompanyDisabled: false,
  generation: 0,
  attempt: 0,
};

const createNextSession = ({ generation, attempt }: SessionState): SessionState => ({
  ...initialState,
  generation: generation + 1,
  attempt,
});

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signInStarted: (state) => {
      state.phase = 'signingIn';
      state.isExpired = false;
      state.isCompanyDisabled = false;
    },
    signedIn: (
      state,
      { payload }: PayloadAction<{ user: CurrentUser; settings: CompanySettings }>,
    ) => {
      state.phase = 'signedIn';
      state.user = payload.user;
      state.settings = payload.settings;
    },
    signedOut: createNextSession,
    sessionRestarted: (state) => ({ ...createNextSession(state), attempt: state.attempt + 1 }),
    companyDisabled: (state) => {
      state.isCompanyDisabled = true;
    },
    sessionExpired: (state) => ({ ...createNextSession(state), isExpired: true }),
  },
  selectors: {
    selectPhase: (state) => state.phase,
    selectUser: (state) => state.user,
    selectIsExpired: (state) => state.isExpired,
    selectIsCompanyDisabled: (state) => state.isCompanyDisabled,
    selectAttempt: (state) => state.attempt,
    selectGeneration: (state) => state.generation,
    /** Returns true if the user has the role `admin` (docs/behaviour.md, Roles). */
    selectIsAdmin: (state) => state.user?.role === 'admin',
    /** Returns the company's primary colour, as sent by the server. */
    selectBrandColor: (state) => state.settings?.branding?.primaryColor ?? null,
    selectUserLanguage: (state): Language | undefined =>
      parseLanguage(state.user?.preferences?.language),
    selectCompanyLanguage: (state): Language | undefined => parseLanguage(state.settings?.language),
  },
});

export const { tokenReceived, tokenCleared } = authTokenSlice.actions;
export const { selectToken } = authTokenSlice.selectors;
export const {
  signInStarted,
  signedIn,
  signedOut,
  sessionExpired,
  companyDisabled,
  sessionRestarted,
} = sessionSlice.actions;
export const {
  selectPhase,
  selectUser,
  selectIsExpired,
  selectIsCompanyDisabled,
  selectAttempt,
  selectGeneration,
  selectIsAdmin,
  selectBrandColor,
  selectUserLanguage,
  selectCompanyLanguage,
} = sessionSlice.selectors;
