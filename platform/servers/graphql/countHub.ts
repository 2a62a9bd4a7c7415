import { GraphQLError } from 'graphql';
import { Repeater } from 'graphql-yoga';
import { countsOfListeners } from '../../data/queries/certificateQueries.ts';
import type { Database } from '../../data/database.ts';
import { logUnlessAway } from '../errorLog.ts';

const COUNT_EVERY_MS = 1000;

/** Tells listeners how many certificates they have: at once, and again whenever it changes. */
export interface CountHub {
  /** Ends with an error once the user may listen no more. */
  listen(userId: string): Repeater<number>;
  close(): void;
}

interface Listener {
  userId: string;
  last?: number;
  push: (total: number) => unknown;
  dismiss: () => void;
}

/**
 * The listeners of one process. The database is asked, with one query for them all, and not this process told: a
 * certificate may be earned, and a company lose its certificates, through another one.
 */
export function createCountHub(db: Database): CountHub {
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;

  const tell = async (asking: readonly Listener[]): Promise<void> => {
    const totals = await countsOfListeners(
      db,
      asking.map(({ userId }) => userId),
    );
    for (const listener of asking) {
      const total = totals.get(listener.userId);
      if (total === undefined) listener.dismiss();
      else if (total !== listener.last) listener.push(total);
      if (total !== undefined) listener.last = total;
    }
  };
  // A database that fails for a moment is asked again.
  const tellAll = async (): Promise<void> => {
    if (listeners.size > 0) await tell([...listeners]).catch(logUnlessAway);
    timer = listeners.size > 0 ? setTimeout(() => void tellAll(), COUNT_EVERY_MS) : undefined;
  };

  return {
    // Not a generator: one that waits cannot be ended, and whoever left would be counted for, for ever.
    listen: (userId) =>
      new Repeater<number>(async (push, stop) => {
        const dismiss = () =>
          stop(new GraphQLError('Not authorized.', { extensions: { code: 'UNAUTHENTICATED' } }));
        const listener: Listener = { userId, push, dismiss };
        await tell([listener]);
        listeners.add(listener);
        timer ??= setTimeout(() => void tellAll(), COUNT_EVERY_MS);
        await stop;
        listeners.delete(listener);
      }),
    close: () => clearTimeout(timer),
  };
}
