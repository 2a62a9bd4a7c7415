import { GraphQLError } from 'graphql';
import { Repeater } from 'graphql-yoga';
import { countCertificatesByUser } from '../../data/queries/certificateQueries.ts';
import type { Database } from '../../data/database.ts';
import { logErrorExceptOutage } from '../errorLog.ts';

const POLL_INTERVAL_MS = 1000;

/** A publisher that sends the number of certificates to subscribed users: immediately and after every change. */
export interface CertificateCountPublisher {
  /**
   * Returns a stream of the number of a user's certificates. The stream ends with an error when the user's company
   * loses access to certificates.
   */
  subscribe(userId: string): Repeater<number>;
  countSubscribers(): number;
  /** Ends all streams. */
  close(): void;
}

interface Subscriber {
  userId: string;
  lastTotal?: number;
  push: (total: number) => unknown;
  revoke: () => void;
  stop: () => void;
}

/**
 * Creates the publisher of certificate counts for this process. One query at regular intervals serves all subscribers,
 * because another process may issue certificates or deactivate a company.
 */
export function createCertificateCountPublisher(db: Database): CertificateCountPublisher {
  const subscribers = new Set<Subscriber>();
  let pollTimer: NodeJS.Timeout | undefined;

  const publishCounts = async (recipients: readonly Subscriber[]): Promise<void> => {
    const totals = await countCertificatesByUser(
      db,
      recipients.map(({ userId }) => userId),
    );
    for (const subscriber of recipients) {
      const total = totals.get(subscriber.userId);
      if (total === undefined) subscriber.revoke();
      else if (total !== subscriber.lastTotal) subscriber.push(total);
      if (total !== undefined) subscriber.lastTotal = total;
    }
  };
  // Polling continues after an error, which may be temporary.
  const poll = async (): Promise<void> => {
    if (subscribers.size > 0) await publishCounts([...subscribers]).catch(logErrorExceptOutage);
    pollTimer = subscribers.size > 0 ? setTimeout(() => void poll(), POLL_INTERVAL_MS) : undefined;
  };

  return {
    // A generator that awaits cannot be ended from outside, and closed subscriptions would be polled for ever.
    subscribe: (userId) =>
      new Repeater<number>(async (push, stop) => {
        const revoke = () =>
          stop(new GraphQLError('Not authorized.', { extensions: { code: 'UNAUTHENTICATED' } }));
        const subscriber: Subscriber = { userId, push, revoke, stop: () => stop() };
        await publishCounts([subscriber]);
        subscribers.add(subscriber);
        pollTimer ??= setTimeout(() => void poll(), POLL_INTERVAL_MS);
        await stop;
        subscribers.delete(subscriber);
      }),
    countSubscribers: () => subscribers.size,
    close: () => {
      clearTimeout(pollTimer);
      for (const { stop } of subscribers) stop();
    },
  };
}
