/** @jest-environment jest-fixed-jsdom */
import { setTimeout as pause } from 'node:timers/promises';
import { gql, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import {
  type Company,
  createCompany,
  giveCertificates,
  getPlatformUrl,
  getRequests,
} from '#testing/platform.ts';
import {
  createSubscriptionHandler,
  type SocketServer,
  startSocketServer,
} from '#testing/socketServer.ts';
import { waitUntil } from '#testing/waitUntil.ts';
import type { ApiError } from '../apiError.ts';
import { createApollo } from './apollo.ts';
import { createGraphqlClient, type GraphqlClient } from './graphqlClient.ts';
import { createGraphqlTokenStorage } from './queryToken.ts';

const certificateCountDocument: TypedDocumentNode<
  { certificateCount: number },
  OperationVariables
> = gql`
  subscription certificateCount {
    certificateCount
  }
`;

let company: Company;
let clients: GraphqlClient[];
let server: SocketServer | undefined;
const onError = jest.fn<undefined, [ApiError]>();

beforeEach(async () => {
  clients = [];
  onError.mockReset();
  company = await createCompany();
});
afterEach(async () => {
  for (const client of clients) client.stop();
  await server?.stop();
  server = undefined;
});

const path = '/missions/graphql';
/** Returns a retry delay that is longer than any test. */
const neverRetry = () => 600_000;
const unreachableUri = 'http://localhost:1/graphql';

interface Options {
  uri?: string;
  socketUri?: string;
  socketOnly?: boolean;
  retryDelay?: (retries: number) => number;
}

function createSignedInClient(options: Options = {}) {
  const token = createGraphqlTokenStorage(undefined);
  token.save(company.learner.token);
  const client = createGraphqlClient({
    uri: getPlatformUrl() + path,
    socketUri: getPlatformUrl().replace('http', 'ws') + path,
    socketOnly: false,
    token,
    renewToken: () => Promise.resolve(undefined),
    onError: (error) => onError(error),
    retryDelay: () => 5,
    ...options,
  });
  clients.push(client);
  const values: number[] = [];
  const errors: ApiError[] = [];
  const subscribe = (document = certificateCountDocument) =>
    client.subscribe(
      document,
      {},
      {
        next: ({ certificateCount }) => values.push(certificateCount),
        error: (error) => errors.push(error),
      },
    );
  const list = () => client.query('listUserCertificates', { limit: 10 }, 'no-cache');
  return { ...client, subscribe, list, values, errors };
}

const getHttpRequests = async () =>
  (await getRequests(company.company_id)).filter((request) => request.path === path);

describe.each([
  ['over the socket', {}],
  // A lost connection would be retried too late for the test.
  ['over HTTP', { socketUri: '', retryDelay: neverRetry }],
])('subscription %s', (_name, transport: Options) => {
  test('receives nothing after unsubscribing, and others continue', async () => {
    const { subscribe, values } = createSignedInClient(transport);
    const otherClient = createSignedInClient(transport);
    subscribe();
    const unsubscribe = otherClient.subscribe();
    await waitUntil(() => values.length === 1 && otherClient.values.length === 1);
    unsubscribe();
    await giveCertificates(company.learner, 1);
    await waitUntil(() => values.length === 2);
    expect(otherClient.values).toEqual([0]);
    expect(otherClient.errors).toEqual([]);
  });

  test('restarts with the token of the next user', async () => {
    await giveCertificates(company.admin, 3);
    const { subscribe, values, login, errors } = createSignedInClient(transport);
    subscribe();
    await waitUntil(() => values.length === 1);
    await login(company.admin.token);
    await waitUntil(() => values.length === 2);
    expect(values).toEqual([0, 3]);
    expect(errors).toEqual([]);
  });

  test('fails with the message of the service when it is unknown', async () => {
    const { subscribe, errors } = createSignedInClient(transport);
    subscribe(gql`
      subscription unknown {
        certificateNumber
      }
    `);
    await waitUntil(() => errors.length === 1);
    expect(errors).toMatchObject([
      { kind: 'graphql', message: expect.stringContaining('certificateNumber') as string },
    ]);
  });
});

describe('subscription over the socket only', () => {
  test('receives the current value and each change without HTTP', async () => {
    const { subscribe, values } = createSignedInClient({ uri: unreachableUri });
    subscribe();
    await waitUntil(() => values.length === 1);
    await giveCertificates(company.learner, 2);
    await waitUntil(() => values.length === 2);
    expect(values).toEqual([0, 2]);
    expect(await getHttpRequests()).toEqual([]);
  });

  test('sends nothing when it is unsubscribed immediately', async () => {
    server = await startSocketServer(createSubscriptionHandler({ data: { certificateCount: 1 } }));
    const { subscribe, values } = createSignedInClient({ socketUri: server.url });
    subscribe()();
    await pause(100);
    expect(server.initMessages).toEqual([]);
    expect(values).toEqual([]);
  });

  test('reports no error when it ended before the plugin was unmounted', async () => {
    const { subscribe, stop, list, errors } = createSignedInClient();
    subscribe()();
    stop();
    await expect(list()).rejects.toMatchObject({ name: 'ApiError' });
    expect(errors).toEqual([]);
  });

  test('fails with 403 after logout', async () => {
    const { subscribe, values, logout, errors } = createSignedInClient();
    subscribe();
    await waitUntil(() => values.length === 1);
    await logout();
    await waitUntil(() => errors.length === 1);
    const refusal = { message: 'Socket closed with event 4403 forbidden', closeCode: 4403 };
    expect(errors).toMatchObject([{ ...refusal, status: 403 }]);
    expect(onError.mock.calls).toEqual([errors]);
  });
});

describe('subscription without a configured socket', () => {
  const overHttp = { socketUri: '' };

  test('receives the current value and each change over HTTP', async () => {
    const { subscribe, values, errors } = createSignedInClient(overHttp);
    subscribe();
    await waitUntil(() => values.length === 1);
    await giveCertificates(company.learner, 2);
    await waitUntil(() => values.length === 2);
    expect(values).toEqual([0, 2]);
    expect(errors).toEqual([]);
    expect(await getHttpRequests()).toMatchObject([
      { body: { operationName: 'certificateCount' }, headers: { accept: 'text/event-stream' } },
    ]);
  });

  test('fails with 401 after logout', async () => {
    const { subscribe, values, logout, errors } = createSignedInClient(overHttp);
    subscribe();
    await waitUntil(() => values.length === 1);
    await logout();
    await waitUntil(() => errors.length === 1);
    expect(errors).toMatchObject([{ name: 'ApiError', kind: 'http', status: 401 }]);
    expect(onError.mock.calls).toEqual([errors]);
  });
});

describe('transport of a query', () => {
  test('is HTTP although there is a socket', async () => {
    const { list } = createSignedInClient({ socketUri: 'ws://localhost:1' });
    expect(await list()).toEqual({ data: { certificates: [] }, error: undefined });
    expect(await getHttpRequests()).toHaveLength(1);
  });

  test('is the socket with socketOnly', async () => {
    await giveCertificates(company.learner, 2);
    const { list } = createSignedInClient({ uri: unreachableUri, socketOnly: true });
    const { data, error } = await list();
    expect(error).toBeUndefined();
    expect(data?.certificates).toHaveLength(2);
    expect(await getHttpRequests()).toEqual([]);
  });

  test('is HTTP with socketOnly when there is no socket', async () => {
    const { list } = createSignedInClient({ socketUri: '', socketOnly: true });
    expect((await list()).error).toBeUndefined();
    expect(await getHttpRequests()).toMatchObject([{ headers: { accept: 'application/json' } }]);
  });
});

describe('stop of the query client', () => {
  test('closes the connection and ends all callbacks', async () => {
    server = await startSocketServer(createSubscriptionHandler({ data: { certificateCount: 1 } }));
    const { closeCodes } = server;
    const { subscribe, stop, values, errors, list } = createSignedInClient({
      socketUri: server.url,
    });
    subscribe();
    await waitUntil(() => values.length === 1);
    stop();
    await waitUntil(() => closeCodes.length === 1);
    expect(closeCodes).toEqual([1000]);
    const refusal = { kind: 'network', message: 'The plugin was unmounted.' };
    await expect(list()).rejects.toMatchObject(refusal);
    subscribe();
    await waitUntil(() => errors.length === 1);
    expect(errors).toMatchObject([{ message: 'The plugin was unmounted.' }]);
    expect(server.initMessages).toHaveLength(1);
    expect(onError).not.toHaveBeenCalled();
  });

  test('opens no connection when called before the code of Apollo is loaded', async () => {
    server = await startSocketServer(createSubscriptionHandler({ data: { certificateCount: 1 } }));
    const { subscribe, stop, errors } = createSignedInClient({ socketUri: server.url });
    subscribe();
    stop();
    await waitUntil(() => errors.length === 1);
    expect(errors).toMatchObject([{ kind: 'network', message: 'The plugin was unmounted.' }]);
    expect(server.initMessages).toEqual([]);
  });

  test('opens no connection when called before the socket code is loaded', async () => {
    server = await startSocketServer(createSubscriptionHandler({ data: { certificateCount: 1 } }));
    const controller = new AbortController();
    const { subscribe } = createApollo(
      {
        uri: unreachableUri,
        socketUri: server.url,
        socketOnly: false,
        token: createGraphqlTokenStorage(undefined),
        renewToken: () => Promise.resolve(undefined),
        onError,
      },
      controller.signal,
    );
    const next = jest.fn();
    const sink = { next, error: jest.fn() };
    subscribe(certificateCountDocument, {}, sink, new AbortController().signal);
    controller.abort(new Error('The plugin was unmounted.'));
    await pause(100);
    expect(server.initMessages).toEqual([]);
    expect(next).not.toHaveBeenCalled();
  });

  test('closes a connection that was never accepted', async () => {
    server = await startSocketServer(() => undefined);
    const { initMessages, countOpen } = server;
    const { subscribe, stop, errors } = createSignedInClient({ socketUri: server.url });
    subscribe();
    await waitUntil(() => initMessages.length === 1);
    stop();
    await waitUntil(() => countOpen() === 0);
    expect(errors).toEqual([]);
  });

  test('ends the delay before a reconnection', async () => {
    server = await startSocketServer((_message, socket) => socket.close(4408));
    const { closeCodes, initMessages } = server;
    let delayCount = 0;
    const { subscribe, stop, errors } = createSignedInClient({
      socketUri: server.url,
      retryDelay: () => {
        delayCount += 1;
        return 60_000;
      },
    });
    const setTimeoutSpy = jest.spyOn(globalThis, 'setTimeout');
    const clearTimeoutSpy = jest.spyOn(globalThis, 'clearTimeout');
    subscribe();
    await waitUntil(() => closeCodes.length === 1 && delayCount === 1);
    const timerIndex = setTimeoutSpy.mock.calls.findIndex(([, delay]) => delay === 60_000);
    expect(clearTimeoutSpy).not.toHaveBeenCalledWith(setTimeoutSpy.mock.results[timerIndex]?.value);
    stop();
    await pause(50);
    expect(clearTimeoutSpy).toHaveBeenCalledWith(setTimeoutSpy.mock.results[timerIndex]?.value);
    expect(initMessages).toHaveLength(1);
    expect(errors).toEqual([]);
    setTimeoutSpy.mockRestore();
    clearTimeoutSpy.mockRestore();
  });

  test('fails a pending query over the socket with an ApiError', async () => {
    server = await startSocketServer(({ type }, socket) => {
      if (type === 'connection_init') socket.send('{"type":"connection_ack"}');
    });
    const { countOpen } = server;
    const { list, stop } = createSignedInClient({ socketUri: server.url, socketOnly: true });
    const pendingQuery = list();
    await waitUntil(() => countOpen() === 1);
    stop();
    expect(await pendingQuery).toMatchObject({ error: { name: 'ApiError', kind: 'network' } });
    await waitUntil(() => countOpen() === 0);
  });
});
