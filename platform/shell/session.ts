import { useState } from 'react';
import type { User } from './platformApi.ts';
import { tabKeeper } from './storage.ts';

/** Why nobody is signed in, when there is something to say. */
export type Ending = 'signedOut' | 'expired' | 'unknown';

export interface Session {
  user: User | null;
  ending: Ending | null;
  signIn: (user: User) => void;
  end: (ending: Ending) => void;
}

const KEY = 'academia-session';

/** Who is signed in, in this tab only. */
export function useSession(): Session {
  const [state, setState] = useState<Pick<Session, 'user' | 'ending'>>(() => ({
    user: storedUser(),
    ending: null,
  }));
  return {
    ...state,
    signIn(user) {
      tabKeeper.write(KEY, JSON.stringify(user));
      setState({ user, ending: null });
    },
    end(ending) {
      tabKeeper.remove(KEY);
      setState({ user: null, ending });
    },
  };
}

function storedUser(): User | null {
  try {
    return JSON.parse(tabKeeper.read(KEY) ?? 'null') as User | null;
  } catch {
    return null;
  }
}
