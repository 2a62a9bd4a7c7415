import { useState } from 'react';
import type { User } from './platformApi.ts';
import { tabStorage, persistentStorage } from './storage.ts';

/** The reason for the end of a session, shown on the sign-in page. */
export type SessionEndReason = 'signedOut' | 'expired' | 'unknown';

export interface Session {
  user: User | null;
  endReason: SessionEndReason | null;
  signIn: (user: User) => void;
  end: (reason: SessionEndReason) => void;
}

const USER_KEY = 'academia-session';
const STORAGES = [tabStorage, persistentStorage];

/** Returns the session of this browser tab. In a new tab, this is a session of the user who signed in last. */
export function useSession(): Session {
  const [state, setState] = useState<Pick<Session, 'user' | 'endReason'>>(() => ({
    user: readStoredUser(),
    endReason: null,
  }));
  return {
    ...state,
    signIn(user) {
      for (const storage of STORAGES) storage.write(USER_KEY, JSON.stringify(user));
      setState({ user, endReason: null });
    },
    end(reason) {
      for (const storage of STORAGES) storage.remove(USER_KEY);
      setState({ user: null, endReason: reason });
    },
  };
}

function readStoredUser(): User | null {
  try {
    const stored = tabStorage.read(USER_KEY) ?? persistentStorage.read(USER_KEY);
    return JSON.parse(stored ?? 'null') as User | null;
  } catch {
    return null;
  }
}
