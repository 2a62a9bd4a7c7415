/** @jest-environment jest-fixed-jsdom */
import { setTimeout as pause } from 'node:timers/promises';
import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import {
  type MessageHandler,
  createSubscriptionHandler,
  type SocketServer,
  startSocketServer,
} from '#testing/socketServer.ts';
import { waitUntil } from '#testing/waitUntil.ts';
import type { ApiError } from '../apiError.ts';
import { createGraphqlTokenStorage } from './queryToken.ts';
import type { SubscriptionLink } from './subscriptionLink.ts';
import { createWebSocketLink } from './webSocketLink.ts';

let server: SocketServer;
let socket: SubscriptionLink;
let client: ApolloClient;
let stopController: AbortController;
let unsubscribes: (() => void)[];
let retryCounts: number[];
let results: unknown[];
let errors: ApiError[];

afterEach(async () => {
  for (const unsubscribe of unsubscribes) unsubscribe();
  stopController.abort();
  await server.stop();
  jest.restoreAllMocks();
});

async function connect(handler: MessageHandler): Promise<void> {
  server = await startSocketServer(handler);
  [retryCounts, results, errors, unsubscribes] = [[], [], [], []];
  stopController = new AbortController();
  socket = createWebSocketLink(
    {
      uri: '',
      socketUri: server.url,
      token: createGraphqlTokenStorage(undefined),
      retryDelay: (retries) => {
        retryCounts.push(retries);
        return 1;
      },
    },
    stopController.signal,
  );
  client = new ApolloClient({ link: socket.link, cache: new InMemoryCache() });
}

const certificateCountDocument = gql`
  subscription certificateCount {
    certificateCount
  }
`;

/** Starts an operation. Returns a function that ends it. */
function subscribe(): () => void {
  const subscription = client
    .subscribe({ query: certificateCountDocument, fetchPolicy: 'no-cache' })
    .subscribe(({ data, error }) => {
      if (data) results.push(data);
      if (error) errors.push(error as ApiError);
    });
  const unsubscribe = () => subscription.unsubscribe();
  unsubscribes.push(unsubscribe);
  return unsubscribe;
}

/** Handler that accepts every connection and closes it at the first operation. */
const closeOnSubscribe =
  (code: number): MessageHandler =>
  ({ type }, connection) => {
    if (type === 'connection_init') connection.send('{"type":"connection_ack"}');
    if (type === 'subscribe') connection.close(code);
  };

test.each([
  [4499, 'Socket closed with event 4499 terminated'],
  [1001, 'Socket closed with event 1001'],
  // Reported as the code that it leads to.
  [1000, 'Socket closed with event 4499 terminated'],
])('fails after 5 retries when each accepted connection is closed with %d', async (code, text) => {
  await connect(closeOnSubscribe(code));
  subscribe();
  await waitUntil(() => errors.length > 0);
  await pause(20);
  expect(server.initMessages).toHaveLength(6);
  expect(retryCounts).toEqual([0, 1, 2, 3, 4]);
  expect(errors).toMatchObject([{ kind: 'network', message: text }]);

  subscribe();
  await waitUntil(() => errors.length > 1);
  expect(server.initMessages).toHaveLength(12);
});

test('shares the retries between operations and fails each of them', async () => {
  await connect(closeOnSubscribe(4499));
  subscribe();
  subscribe();
  await waitUntil(() => errors.length > 1);
  await pause(20);
  expect(server.initMessages).toHaveLength(6);
  expect(retryCounts).toEqual([0, 1, 2, 3, 4]);
});

test('resets the count after a connection that brought a message', async () => {
  await connect((message, connection) => {
    createSubscriptionHandler({ data: { certificateCount: 1 } })(message, connection, 0);
    if (message.type === 'subscribe') connection.close(4499);
  });
  subscribe();
  await waitUntil(() => server.initMessages.length > 8);
  expect(results.length).toBeGreaterThanOrEqual(8);
  expect([...new Set(retryCounts)]).toEqual([0]);
  expect(errors).toEqual([]);
});

test('resets the count after a connection that lasted 30 seconds, as proxies close silent ones', async () => {
  const now = jest.spyOn(Date, 'now');
  await connect((message, connection) => {
    if (message.type === 'subscribe') now.mockReturnValue(Date.now() + 30_000);
    closeOnSubscribe(4499)(message, connection, 0);
  });
  subscribe();
  await waitUntil(() => server.initMessages.length > 8);
  expect([...new Set(retryCounts)]).toEqual([0]);
  expect(errors).toEqual([]);
});

test('resets the count when restarted with another token', async () => {
  await connect((message, connection) => {
    if (message.type === 'subscribe' && server.initMessages.length === 5) socket.restart();
    else closeOnSubscribe(4499)(message, connection, 0);
  });
  subscribe();
  await waitUntil(() => errors.length > 0);
  expect(retryCounts.slice(4)).toEqual([0, 1, 2, 3, 4]);
});

test('starts an operation without delay while the previous connection closes', async () => {
  await connect(createSubscriptionHandler({ data: { certificateCount: 1 } }));
  const unsubscribe = subscribe();
  await waitUntil(() => results.length === 1);
  unsubscribe();
  await pause(0);
  subscribe();
  await waitUntil(() => results.length === 2);
  expect(server.initMessages).toHaveLength(2);
  expect(retryCounts).toEqual([]);
});
