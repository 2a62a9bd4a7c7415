import { useState } from 'react';
import type { User } from './platformApi.ts';
import { tabKeeper, visitKeeper } from './storage.ts';

/** Why nobody is signed in, when there is something to say. */
export type Ending = 'signedOut' | 'expired' | 'unknown';

export interface Session {
  user: User | null;
  ending: Ending | null;
  signIn: (user: User) => void;
  end: (ending: Ending) => void;
}

const KEY = 'academia-session';
const keepers = [tabKeeper, visitKeeper];

/** Who is signed in: each tab has its own person, a new one begins with who came last. */
export function useSession(): Session {
  const [state, setState] = useState<Pick<Session, 'user' | 'ending'>>(() => ({
    user: storedUser(),
    ending: null,
  }));
  return {
    ...state,
    signIn(user) {
      for (const keeper of keepers) keeper.write(KEY, JSON.stringify(user));
      setState({ user, ending: null });
    },
    end(ending) {
      for (const keeper of keepers) keeper.remove(KEY);
      setState({ user: null, ending });
    },
  };
}

function storedUser(): User | null {
  try {
    const stored = tabKeeper.read(KEY) ?? visitKeeper.read(KEY);
    return JSON.parse(stored ?? 'null') as User | null;
  } catch {
    return null;
  }
}
