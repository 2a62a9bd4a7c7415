import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { waitUntil } from '#testing/waitUntil.ts';
import type { ApiError } from '../apiError.ts';
import { getStreamRetryDelay } from './eventStreamLink.ts';
import { createGraphqlTokenStorage } from './queryToken.ts';
import { createSubscriptionLink } from './subscriptionLink.ts';

/** Handler that writes or closes a response. @param request number of the request, from 0 */
type ResponseHandler = (response: ServerResponse, request: number) => void;

let server: Server | undefined;
let unsubscribeLast: (() => void) | undefined;
let tokens: (string | undefined)[];

afterEach(() => {
  unsubscribeLast?.();
  server?.closeAllConnections();
  server?.close();
  unsubscribeLast = server = undefined;
});

async function serve(handler: ResponseHandler): Promise<string> {
  tokens = [];
  server = createServer((request, response) => {
    tokens.push(request.headers.authorization);
    handler(response, tokens.length - 1);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const countDocument = gql`
  subscription {
    count
  }
`;

async function subscribeTo(
  handler: ResponseHandler,
  retryDelay: (retries: number) => number = () => 1,
) {
  const token = createGraphqlTokenStorage(undefined);
  token.save('abc');
  const controller = new AbortController();
  const options = { uri: await serve(handler), socketUri: '', token, retryDelay };
  const { link, restart } = createSubscriptionLink(options, controller.signal);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const received: { results: unknown[]; errors: unknown[]; isComplete: boolean } = {
    results: [],
    errors: [],
    isComplete: false,
  };
  const subscription = client
    .subscribe({ query: countDocument, fetchPolicy: 'no-cache' })
    .subscribe({
      next: ({ data, error }) => {
        if (data) received.results.push(data);
        if (error) received.errors.push(error);
      },
      complete: () => (received.isComplete = received.errors.length === 0),
    });
  const unsubscribe = () => subscription.unsubscribe();
  unsubscribeLast = unsubscribe;
  return { received, unsubscribe, stop: () => controller.abort(), token, restart };
}

function writeResult(response: ServerResponse, count: number): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(`event: next\ndata: {"data":{"count":${count}}}\n\n`);
}

test('getStreamRetryDelay doubles from 500 ms', () => {
  expect([0, 1, 2, 3, 4].map(getStreamRetryDelay)).toEqual([500, 1000, 2000, 4000, 8000]);
});

test('reconnects after a lost connection and resets the retries after a result', async () => {
  const retryCounts: number[] = [];
  const { received } = await subscribeTo(
    (response, request) => {
      if (request % 4 === 3) writeResult(response, request);
      setTimeout(() => response.destroy(), 5);
    },
    (retries) => {
      retryCounts.push(retries);
      return 1;
    },
  );
  await waitUntil(() => received.results.length === 3);
  expect(received.results).toEqual([{ count: 3 }, { count: 7 }, { count: 11 }]);
  expect(received.errors).toEqual([]);
  expect(retryCounts.slice(0, 7)).toEqual([0, 1, 2, 0, 1, 2, 3]);
});

test.each([
  [
    'a lost connection',
    (response: ServerResponse) => response.destroy(),
    'TypeError: fetch failed',
  ],
  [
    'a 503 response',
    (response: ServerResponse) => response.writeHead(503).end(),
    'Server responded with 503: Service Unavailable',
  ],
])('fails after 5 retries in a row with %s', async (_name, data, message) => {
  const { received } = await subscribeTo(data);
  await waitUntil(() => received.errors.length === 1);
  expect(received.errors).toMatchObject([
    { name: 'ApiError', kind: 'network', message, cause: { message } },
  ]);
  expect(tokens).toHaveLength(6);
});

test.each([400, 401, 403, 404])('fails without retries after a %d', async (status) => {
  const { received } = await subscribeTo((response) => response.writeHead(status).end('{}'));
  await waitUntil(() => received.errors.length === 1);
  const message = `Response not successful: Received status code ${status}`;
  expect(received.errors).toMatchObject([{ kind: 'http', status, message }]);
  expect(tokens).toHaveLength(1);
});

test('restart reconnects immediately with the current token', async () => {
  const { received, token, restart } = await subscribeTo(writeResult, () => 600_000);
  await waitUntil(() => received.results.length === 1);
  token.save('def');
  restart();
  await waitUntil(() => received.results.length === 2);
  expect(tokens).toEqual(['Bearer abc', 'Bearer def']);
  expect(received.errors).toEqual([]);
});

test('completes at the end of the stream', async () => {
  const { received } = await subscribeTo((response) => {
    writeResult(response, 1);
    response.end('event: complete\ndata:\n\n');
  });
  await waitUntil(() => received.isComplete);
  expect(received).toEqual({ results: [{ count: 1 }], errors: [], isComplete: true });
});

test('closes its connection without callbacks when unsubscribed', async () => {
  let isClosed = false;
  const { received, unsubscribe } = await subscribeTo((response, request) => {
    writeResult(response, request);
    response.once('close', () => (isClosed = true));
  });
  await waitUntil(() => received.results.length === 1);
  unsubscribe();
  await waitUntil(() => isClosed);
  expect(received).toEqual({ results: [{ count: 0 }], errors: [], isComplete: false });
  expect(tokens).toHaveLength(1);
});

test.each(['unsubscribe', 'stop'] as const)(
  'sends no further request after %s during a retry delay',
  async (end) => {
    let retryCounts = 0;
    const subscription = await subscribeTo(
      (response) => response.destroy(),
      () => {
        retryCounts += 1;
        return 30;
      },
    );
    await waitUntil(() => retryCounts === 1);
    subscription[end]();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(tokens).toHaveLength(1);
    expect(subscription.received.errors as ApiError[]).toEqual([]);
  },
);
