/** @jest-environment jest-fixed-jsdom */
import { setTimeout as pause } from 'node:timers/promises';
import { gql, type TypedDocumentNode } from '@apollo/client';
import {
  type MessageHandler,
  createSubscriptionHandler,
  type SocketServer,
  startSocketServer,
} from '#testing/socketServer.ts';
import { waitUntil } from '#testing/waitUntil.ts';
import type { ApiError } from '../apiError.ts';
import { createGraphqlClient, type GraphqlClient } from './graphqlClient.ts';
import { createGraphqlTokenStorage } from './queryToken.ts';
import { getSocketRetryDelay } from './webSocketLink.ts';

const certificateCountDocument: TypedDocumentNode<
  { certificateCount: number },
  Record<string, never>
> = gql`
  subscription certificateCount {
    certificateCount
  }
`;

let servers: SocketServer[];
let clients: GraphqlClient[];
const onError = jest.fn<undefined, [ApiError]>();

beforeEach(() => {
  servers = [];
  clients = [];
  onError.mockReset();
});
afterEach(async () => {
  for (const client of clients) client.stop();
  await Promise.all(servers.map((server) => server.stop()));
});

async function serve(handler: MessageHandler): Promise<SocketServer> {
  const server = await startSocketServer(handler);
  servers.push(server);
  return server;
}

interface Options {
  savedToken?: string;
  socketOnly?: boolean;
  renewToken?: () => Promise<string | undefined>;
  retryDelay?: (retries: number) => number;
}

function connect(socketUri: string, { savedToken = 'first', ...options }: Options = {}) {
  const token = createGraphqlTokenStorage(undefined);
  if (savedToken) token.save(savedToken);
  const client = createGraphqlClient({
    uri: 'http://localhost:1/graphql',
    socketUri,
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
  const subscribe = () =>
    client.subscribe(
      certificateCountDocument,
      {},
      {
        next: ({ certificateCount }) => values.push(certificateCount),
        error: (error) => errors.push(error),
      },
    );
  return { ...client, token, subscribe, values, errors };
}

const createResult = (certificateCount: number) => ({ data: { certificateCount } });

/** Handler that closes the first `times` connections at the first operation, then responds. */
const closeOnSubscribe =
  (code: number, reason: string, times = Infinity): MessageHandler =>
  (message, socket, connection) => {
    if (message.type === 'subscribe' && connection < times) socket.close(code, reason);
    else createSubscriptionHandler(createResult(7))(message, socket, connection);
  };

const finalCodes: [number, string, number | undefined][] = [
  [4500, 'internal server error', undefined],
  [4005, 'internal client error', undefined],
  [4400, 'bad request', undefined],
  [4004, 'bad response', undefined],
  [4401, 'unauthorized', 401],
  [4403, 'forbidden', 403],
  [4406, 'subprotocol not acceptable', undefined],
  [4409, 'subscriber already exists', undefined],
  [4429, 'too many initialisation requests', undefined],
];
const retriedCodes: [number, string, number | undefined][] = [
  [4408, 'connection initialisation timeout', undefined],
  [4504, 'connection acknowledgement timeout', undefined],
  [4499, 'terminated', undefined],
  [4205, 'client restart', undefined],
];

test.each(finalCodes)(
  'fails after the final close code %d (%s)',
  async (closeCode, text, status) => {
    const { url, initMessages } = await serve(closeOnSubscribe(closeCode, 'As the server has it'));
    const { subscribe, values, errors } = connect(url);
    subscribe();
    await waitUntil(() => errors.length > 0);
    expect(errors).toMatchObject([
      {
        name: 'ApiError',
        kind: 'network',
        message: `Socket closed with event ${closeCode} ${text}`,
        closeCode,
        status,
        cause: { code: closeCode, reason: 'As the server has it' },
      },
    ]);
    expect(onError.mock.calls).toEqual([errors]);
    await pause(50);
    expect(initMessages).toHaveLength(1);
    expect(values).toEqual([]);
  },
);

test.each(retriedCodes)('reconnects after the close code %d (%s)', async (closeCode) => {
  const { url, initMessages } = await serve(closeOnSubscribe(closeCode, '', 2));
  const { subscribe, values, errors } = connect(url);
  subscribe();
  await waitUntil(() => values.length > 0);
  expect(values).toEqual([7]);
  expect(initMessages).toHaveLength(3);
  expect(errors).toEqual([]);
  expect(onError).not.toHaveBeenCalled();
});

test('reconnects after a connection that breaks off without a close code', async () => {
  const { url } = await serve((message, socket, connection) => {
    if (message.type === 'subscribe' && connection === 0) socket.terminate();
    else createSubscriptionHandler(createResult(7))(message, socket, connection);
  });
  const { subscribe, values, errors } = connect(url);
  subscribe();
  await waitUntil(() => values.length > 0);
  expect(errors).toEqual([]);
});

/** Handler that closes each connection before it is accepted. */
const closeOnConnect =
  (code: number): MessageHandler =>
  (_message, socket) =>
    socket.close(code);

test.each(retriedCodes)(
  'fails after 5 retries in a row with the close code %d (%s)',
  async (closeCode, text, status) => {
    const { url, initMessages } = await serve(closeOnConnect(closeCode));
    const retryCounts: number[] = [];
    const { subscribe, errors } = connect(url, {
      retryDelay: (retries) => retryCounts.push(retries),
    });
    subscribe();
    await waitUntil(() => errors.length > 0);
    expect(errors).toMatchObject([
      {
        kind: 'network',
        message: `Socket closed with event ${closeCode} ${text}`,
        closeCode,
        status,
      },
    ]);
    expect(onError.mock.calls).toEqual([errors]);
    expect(initMessages).toHaveLength(6);
    expect(retryCounts).toEqual([0, 1, 2, 3, 4]);
  },
);

test('fails with 1006 after 5 retries when the server cannot be reached', async () => {
  const retryCounts: number[] = [];
  const { subscribe, errors } = connect('ws://127.0.0.1:1', {
    retryDelay: (retries) => retryCounts.push(retries),
  });
  subscribe();
  await waitUntil(() => errors.length > 0);
  expect(errors).toMatchObject([{ message: 'Socket closed with event 1006', closeCode: 1006 }]);
  expect(retryCounts).toHaveLength(5);
});

test.each([0, 1, 2, 3, 4])(
  'getSocketRetryDelay of retry %d is 2^n seconds plus 300 to 3000 ms',
  (retries) => {
    const delays = Array.from(
      { length: 2000 },
      () => getSocketRetryDelay(retries) - 2 ** retries * 1000,
    );
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(300);
    expect(Math.min(...delays)).toBeLessThan(600);
    expect(Math.max(...delays)).toBeLessThanOrEqual(3000);
    expect(Math.max(...delays)).toBeGreaterThan(2700);
  },
);

test('closes the connection with 4004 after a malformed message', async () => {
  const { url, closeCodes, initMessages } = await serve((_message, socket) =>
    socket.send('<h1>Down</h1>'),
  );
  const { subscribe, errors } = connect(url);
  subscribe();
  await waitUntil(() => errors.length > 0 && closeCodes.length > 0);
  expect(errors).toMatchObject([
    { kind: 'parse', message: 'Socket closed with event 4004 bad response', closeCode: 4004 },
  ]);
  expect(closeCodes).toEqual([4004]);
  expect(initMessages).toHaveLength(1);
});

describe('connection parameters', () => {
  test.each([
    ['carry the token as headers', 'abc', { headers: { authorization: 'Bearer abc' } }],
    [
      'carry a token with a scheme unchanged',
      'Token abc',
      { headers: { authorization: 'Token abc' } },
    ],
    ['are absent without a token', '', undefined],
  ])('%s', async (_name, savedToken, payload) => {
    const { url, initMessages } = await serve(createSubscriptionHandler(createResult(1)));
    const { subscribe, values } = connect(url, { savedToken });
    subscribe();
    await waitUntil(() => values.length > 0);
    expect(initMessages).toEqual([{ type: 'connection_init', ...(payload && { payload }) }]);
  });

  test('contain the current token at each connection', async () => {
    const { url, initMessages } = await serve(closeOnSubscribe(4499, '', 1));
    const { subscribe, values, token } = connect(url, {
      retryDelay: () => {
        token.save('second');
        return 1;
      },
    });
    subscribe();
    await waitUntil(() => values.length > 0);
    expect(initMessages.map(({ payload }) => payload)).toEqual([
      { headers: { authorization: 'Bearer first' } },
      { headers: { authorization: 'Bearer second' } },
    ]);
  });
});

describe('socket after login and logout', () => {
  test('closes the connection with 4205 and reconnects with the current token', async () => {
    const { url, initMessages, closeCodes } = await serve(
      createSubscriptionHandler(createResult(1)),
    );
    const { subscribe, values, errors, login, logout } = connect(url);
    subscribe();
    await waitUntil(() => values.length === 1);
    await login('second');
    await waitUntil(() => values.length === 2);
    await logout({ skipReset: true });
    await waitUntil(() => values.length === 3);
    expect(closeCodes).toEqual([4205, 4205]);
    expect(initMessages.map(({ payload }) => payload)).toEqual([
      { headers: { authorization: 'Bearer first' } },
      { headers: { authorization: 'Bearer second' } },
      undefined,
    ]);
    expect(errors).toEqual([]);
  });

  test('closes nothing when no connection is open', async () => {
    const { url, initMessages, closeCodes, countOpen } = await serve(
      createSubscriptionHandler(createResult(1)),
    );
    const { subscribe, values, login } = connect(url);
    const unsubscribe = subscribe();
    await waitUntil(() => values.length === 1);
    unsubscribe();
    await waitUntil(() => countOpen() === 0);
    await login('second');
    subscribe();
    await waitUntil(() => values.length === 2);
    await pause(50);
    expect(closeCodes).toEqual([1000]);
    expect(initMessages).toHaveLength(2);
    expect(initMessages[1]?.payload).toEqual({ headers: { authorization: 'Bearer second' } });
  });
});

test('opens the connection with the first subscription and closes it with the last', async () => {
  const { url, initMessages, closeCodes, countOpen } = await serve(
    createSubscriptionHandler(createResult(1)),
  );
  const { subscribe, values } = connect(url);
  await pause(50);
  expect(initMessages).toHaveLength(0);
  const unsubscribeFirst = subscribe();
  const unsubscribeSecond = subscribe();
  await waitUntil(() => values.length === 2);
  expect(initMessages).toHaveLength(1);
  unsubscribeFirst();
  await pause(50);
  expect(countOpen()).toBe(1);
  unsubscribeSecond();
  await waitUntil(() => closeCodes.length === 1);
  expect(closeCodes).toEqual([1000]);
});

describe('subscription result with errors', () => {
  const graphqlErrors = [{ message: 'Half of it failed.' }];

  test('keeps the data', async () => {
    const { url } = await serve(
      createSubscriptionHandler({ ...createResult(3), errors: graphqlErrors }),
    );
    const { subscribe, values, errors } = connect(url);
    subscribe();
    await waitUntil(() => errors.length > 0);
    expect(values).toEqual([3]);
    expect(errors).toMatchObject([{ kind: 'graphql', message: 'Half of it failed.' }]);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('is reported when an error message replaces the result', async () => {
    const { url } = await serve((message, socket, connection) => {
      if (message.type !== 'subscribe') createSubscriptionHandler({})(message, socket, connection);
      else socket.send(JSON.stringify({ type: 'error', id: message.id, payload: graphqlErrors }));
    });
    const { subscribe, errors } = connect(url);
    subscribe();
    await waitUntil(() => errors.length > 0);
    expect(errors).toMatchObject([{ kind: 'graphql', message: 'Half of it failed.' }]);
  });

  test('is repeated once with another token after a 401', async () => {
    const unauthorizedResult = {
      errors: [{ message: 'Who?', extensions: { code: 'UNAUTHENTICATED' } }],
    };
    const { url, initMessages } = await serve((message, socket, connection) =>
      createSubscriptionHandler(connection === 0 ? unauthorizedResult : createResult(5))(
        message,
        socket,
        connection,
      ),
    );
    const { subscribe, values, errors, token } = connect(url, {
      renewToken: () => {
        token.save('second');
        return Promise.resolve('second');
      },
    });
    subscribe();
    await waitUntil(() => values.length > 0);
    expect(values).toEqual([5]);
    expect(errors).toEqual([]);
    expect(initMessages.at(-1)?.payload).toEqual({ headers: { authorization: 'Bearer second' } });
  });
});
