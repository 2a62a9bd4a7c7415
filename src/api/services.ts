import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createContext, useContext } from 'react';
import { useDispatch } from 'react-redux';
import type { Config } from '#model/config.ts';
import type { LanguageSources } from '#model/language.ts';
import type { TellEvent } from '#model/pluginEvent.ts';
import type { Toast } from '#ui/toasts/toastContract.ts';
import type { OnCallError } from './apiError.ts';
import type { Flags } from './flags/flags.ts';
import type { QueryClient } from './query/graphqlClient.ts';
import type { SessionMemory } from './sessionMemory.ts';

/** Where a session token comes from and how another one is asked for. */
export interface TokenAccess {
  /** The session token in application state (`authToken.token`). */
  current(): string | undefined;
  /** Asks once for another token after a 401. Undefined: none to be had. */
  renew(): Promise<string | undefined>;
}

/** Where the session of this mount outlives a page load: the session cookie, or the host. */
export interface SessionStore {
  /**
   * The token to begin with; undefined when there is none.
   * @throws InvalidSessionCookie when what was kept cannot be a token
   */
  read(): Promise<string | undefined>;
  write(token: string): void;
  clear(): void;
  /** The token of the sign-in link that led here; each is given once. */
  takeSignInToken(): string | undefined;
}

/** What stands between unsaved work and whoever leaves its screen. */
export interface LeaveGuard {
  /** Asks. @returns whether one may leave */
  mayLeave(): Promise<boolean>;
  /**
   * Takes a step to another address once one may leave.
   * @param moved by how many entries the browser has gone already; undefined: it has not
   */
  pass(this: void, step: () => void, moved?: number): void;
}

/** Work that would be lost with the screen it is on. One screen at a time has any; without any nothing is asked. */
export interface UnsavedWork extends LeaveGuard {
  isHeld(): boolean;
  /** From now on leaving the screen asks first. @returns ends that */
  hold(guard: LeaveGuard): () => void;
}

/** What the page around is told. */
export interface HostReports {
  /** What its engineers may measure. */
  event: TellEvent;
  /** A certificate is on the stage. */
  opened(id: string): void;
  /** A PDF of these was saved. */
  downloaded(ids: readonly string[]): void;
  /** The print dialog of one was opened. */
  printed(id: string): void;
  /** A template was saved. */
  saved(templateId: string): void;
  /** Whether there are unsaved changes now. */
  dirty(isDirty: boolean): void;
  /** The session ended while there was work that is not saved. */
  sessionExpired(): void;
}

/** A session begins. */
export interface Entry {
  /** Which of those that were asked for. */
  readonly attempt: number;
  readonly done: Promise<void>;
}

/** Everything one mount talks to. It is the `extra` argument of every thunk; nothing of it is global. */
export interface Services {
  readonly config: Config;
  /** Path of the screen that nothing of this mount lies behind. */
  readonly home: string;
  /** When the mount did, by `performance.now()`. */
  readonly began: number;
  readonly tokens: TokenAccess;
  readonly session: SessionStore;
  readonly missions: QueryClient;
  readonly company: QueryClient;
  readonly flags: Flags;
  readonly reports: HostReports;
  readonly unsaved: UnsavedWork;
  /** Of the session there is now. */
  readonly memory: SessionMemory;
  /** The last beginning of a session, while it is under way or its failure waits to be told. */
  entry?: Entry | undefined;
  /** Shows a notification in the session there is when it is taken from here; once that has ended, nowhere. */
  readonly toast: Toast;
  /** Sets the locale at the end of a login: its texts are there when this is done. */
  setLocale(asked: Pick<LanguageSources, 'user' | 'company'>): Promise<void>;
  /** Somebody signs in. Another one than before begins at home: what the address names was not theirs. */
  arrived(identity: string): void;
  /** Receives every query-service error (docs/behaviour.md, Query-service errors). */
  onQueryError: OnCallError;
}

export type ServicesDispatch = ThunkDispatch<unknown, Services, UnknownAction>;

/** The mount's dispatch, which accepts thunks. */
export const useServicesDispatch = useDispatch.withTypes<ServicesDispatch>();

export const ServicesContext = createContext<Services | undefined>(undefined);

/** The services of the mount this component is in. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('Outside of a mount.');
  return services;
}
