import type { ThunkDispatch } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import { createContext, useContext } from 'react';
import { useDispatch } from 'react-redux';
import type { FlagsClient } from '#data/flags/flags.ts';
import type { RequestContext } from '#data/requestContext.ts';
import type { LanguageSources } from '#domain/language.ts';
import type { HostCallbacks } from '#host/hostCallbacks.ts';
import type { UnsavedWorkRegistry } from '#host/unsavedWork.ts';
import type { ShowToast } from '#ui/toasts/toastContract.ts';
import type { SessionCache } from './sessionCache.ts';

/** Storage for the session token that is kept when the page is reloaded: the session cookie, or the host. */
export interface SessionTokenStorage {
  /**
   * Returns the token with which a session starts; undefined when there is none.
   * @throws InvalidSessionCookie when the stored value cannot be a token
   */
  read(): Promise<string | undefined>;
  write(token: string): void;
  clear(): void;
  /** Returns the token of the sign-in link in the URL. A second call returns undefined. */
  takeSignInToken(): string | undefined;
}

/** Session that is being started. */
export interface SessionPrefetch {
  /** Value of `session.attempt` at the beginning. A retry increases it and is thus another start. */
  readonly attempt: number;
  readonly completion: Promise<void>;
}

/**
 * Configuration, API clients and callbacks of one mounted plugin. Passed to every Redux thunk as the `extra` argument.
 * Mounted plugins share none of these.
 */
export interface PluginContext extends RequestContext {
  /** Path of the start screen of this mount. The screen with this path shows no back button. */
  readonly homePath: string;
  /** Time at which the mount started, from `performance.now()`. */
  readonly startedAt: number;
  readonly sessionStore: SessionTokenStorage;
  readonly flags: FlagsClient;
  readonly hostCallbacks: HostCallbacks;
  readonly unsavedWork: UnsavedWorkRegistry;
  /** Cache of the current session. Each session has its own. */
  readonly sessionCache: SessionCache;
  /** Latest start of a session. Set while the start is in progress, or until its error is displayed. */
  sessionStart?: SessionPrefetch | undefined;
  /** Shows a toast in the current session. Has no effect after its end, so that none appears in the next. */
  readonly showToast: ShowToast;
  /** Sets the interface language at the end of a login. Resolves when the messages of the language are loaded. */
  setLocale(sources: Pick<LanguageSources, 'user' | 'company'>): Promise<void>;
  /**
   * Called when a user signs in. If a different user was signed in before, the plugin returns to Home, because the URL
   * may contain ids of the previous user's data.
   */
  onUserIdentified(identity: string): void;
}

export type PluginDispatch = ThunkDispatch<unknown, PluginContext, UnknownAction>;

/** Returns the `dispatch` function of the plugin's Redux store, which accepts thunks. */
export const usePluginDispatch = useDispatch.withTypes<PluginDispatch>();

export const ReactPluginContext = createContext<PluginContext | undefined>(undefined);

/** Returns the context of the mounted plugin that contains the component. */
export function usePluginContext(): PluginContext {
  const context = useContext(ReactPluginContext);
  if (!context) throw new Error('usePluginContext was called outside of a mount.');
  return context;
}
