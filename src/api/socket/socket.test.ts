/** @jest-environment jest-fixed-jsdom */
import { setTimeout as pause } from 'node:timers/promises';
import { gql, type TypedDocumentNode } from '@apollo/client';
import {
  type Answering,
  answerWith,
  type SocketServer,
  startSocketServer,
} from '#testing/socketServer.ts';
import { until } from '#testing/until.ts';
import type { ApiError } from '../apiError.ts';
import { createQueryClient, type QueryClient } from '../query/graphqlClient.ts';
import { createQueryToken } from '../query/queryToken.ts';
import { socketRetryDelay } from './socket.ts';

const counted: TypedDocumentNode<{ certificateCount: number }, Record<string, never>> = gql`
  subscription certificateCount {
    certificateCount
  }
`;

let servers: SocketServer[];
let clients: QueryClient[];
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

async function serve(answering: Answering): Promise<SocketServer> {
  const server = await startSocketServer(answering);
  servers.push(server);
  return server;
}

interface Options {
  stored?: string;
  socketOnly?: boolean;
  renewToken?: () => Promise<string | undefined>;
  retryDelay?: (retries: number) => number;
}

function connect(socketUri: string, { stored = 'first', ...options }: Options = {}) {
  const token = createQueryToken(undefined);
  if (stored) token.store(stored);
  const client = createQueryClient({
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
  const answers: number[] = [];
  const problems: ApiError[] = [];
  const subscribe = () =>
    client.subscribe(
      counted,
      {},
      {
        next: ({ certificateCount }) => answers.push(certificateCount),
        error: (problem) => problems.push(problem),
      },
    );
  return { ...client, token, subscribe, answers, problems };
}

const count = (certificateCount: number) => ({ data: { certificateCount } });

/** Closes what it is asked for on the first so many connections, then answers. */
const closing =
  (code: number, reason: string, times = Infinity): Answering =>
  (message, socket, connection) => {
    if (message.type === 'subscribe' && connection < times) socket.close(code, reason);
    else answerWith(count(7))(message, socket, connection);
  };

const final: [number, string, number | undefined][] = [
  [4500, 'internal server error', undefined],
  [4005, 'internal client error', undefined],
  [4400, 'bad request', undefined],
  [4004, 'bad response', undefined],
  [4401, 'unauthorized', 401],
  [4406, 'subprotocol not acceptable', undefined],
  [4409, 'subscriber already exists', undefined],
  [4429, 'too many initialisation requests', undefined],
];
const passing: [number, string, number | undefined][] = [
  [4403, 'forbidden', 403],
  [4408, 'connection initialisation timeout', undefined],
  [4504, 'connection acknowledgement timeout', undefined],
  [4499, 'terminated', undefined],
  [4205, 'client restart', undefined],
];

test.each(final)('the close code %d (%s) is final', async (closeCode, text, status) => {
  const { url, greetings } = await serve(closing(closeCode, 'As the server has it'));
  const { subscribe, answers, problems } = connect(url);
  subscribe();
  await until(() => problems.length > 0);
  expect(problems).toMatchObject([
    {
      name: 'ApiError',
      kind: 'network',
      message: `Socket closed with event ${closeCode} ${text}`,
      closeCode,
      status,
      cause: { code: closeCode, reason: 'As the server has it' },
    },
  ]);
  expect(onError.mock.calls).toEqual([problems]);
  await pause(50);
  expect(greetings).toHaveLength(1);
  expect(answers).toEqual([]);
});

test.each(passing)('the close code %d (%s) is not: the subscription goes on', async (closeCode) => {
  const { url, greetings } = await serve(closing(closeCode, '', 2));
  const { subscribe, answers, problems } = connect(url);
  subscribe();
  await until(() => answers.length > 0);
  expect(answers).toEqual([7]);
  expect(greetings).toHaveLength(3);
  expect(problems).toEqual([]);
  expect(onError).not.toHaveBeenCalled();
});

test('so is a connection that breaks off, which has no code of its own', async () => {
  const { url } = await serve((message, socket, connection) => {
    if (message.type === 'subscribe' && connection === 0) socket.terminate();
    else answerWith(count(7))(message, socket, connection);
  });
  const { subscribe, answers, problems } = connect(url);
  subscribe();
  await until(() => answers.length > 0);
  expect(problems).toEqual([]);
});

/** Closes the greeting, so that no connection ever comes about. */
const refusing =
  (code: number): Answering =>
  (_message, socket) =>
    socket.close(code);

test.each(passing)(
  'after 5 retries in a row the close code %d (%s) is told',
  async (closeCode, text, status) => {
    const { url, greetings } = await serve(refusing(closeCode));
    const waits: number[] = [];
    const { subscribe, problems } = connect(url, { retryDelay: (retries) => waits.push(retries) });
    subscribe();
    await until(() => problems.length > 0);
    expect(problems).toMatchObject([
      {
        kind: 'network',
        message: `Socket closed with event ${closeCode} ${text}`,
        closeCode,
        status,
      },
    ]);
    expect(onError.mock.calls).toEqual([problems]);
    expect(greetings).toHaveLength(6);
    expect(waits).toEqual([0, 1, 2, 3, 4]);
  },
);

test('a server that cannot be reached is told as 1006 after 5 retries', async () => {
  const waits: number[] = [];
  const { subscribe, problems } = connect('ws://127.0.0.1:1', {
    retryDelay: (retries) => waits.push(retries),
  });
  subscribe();
  await until(() => problems.length > 0);
  expect(problems).toMatchObject([{ message: 'Socket closed with event 1006', closeCode: 1006 }]);
  expect(waits).toHaveLength(5);
});

test.each([0, 1, 2, 3, 4])('retry %d waits 2^n seconds and 300 to 3000 ms', (retries) => {
  const delays = Array.from(
    { length: 2000 },
    () => socketRetryDelay(retries) - 2 ** retries * 1000,
  );
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(300);
  expect(Math.min(...delays)).toBeLessThan(600);
  expect(Math.max(...delays)).toBeLessThanOrEqual(3000);
  expect(Math.max(...delays)).toBeGreaterThan(2700);
});

test('a message that is none is a bad response, which closes the connection with 4004', async () => {
  const { url, closes, greetings } = await serve((_message, socket) =>
    socket.send('<h1>Down</h1>'),
  );
  const { subscribe, problems } = connect(url);
  subscribe();
  await until(() => problems.length > 0 && closes.length > 0);
  expect(problems).toMatchObject([
    { kind: 'parse', message: 'Socket closed with event 4004 bad response', closeCode: 4004 },
  ]);
  expect(closes).toEqual([4004]);
  expect(greetings).toHaveLength(1);
});

describe('the connection parameters', () => {
  test.each([
    ['carry the token as headers', 'abc', { headers: { authorization: 'Bearer abc' } }],
    [
      'carry a token with a scheme as it is',
      'Token abc',
      { headers: { authorization: 'Token abc' } },
    ],
    ['are absent without a token', '', undefined],
  ])('%s', async (_name, stored, payload) => {
    const { url, greetings } = await serve(answerWith(count(1)));
    const { subscribe, answers } = connect(url, { stored });
    subscribe();
    await until(() => answers.length > 0);
    expect(greetings).toEqual([{ type: 'connection_init', ...(payload && { payload }) }]);
  });

  test('are read anew at each connection', async () => {
    const { url, greetings } = await serve(closing(4499, '', 1));
    const { subscribe, answers, token } = connect(url, {
      retryDelay: () => {
        token.store('second');
        return 1;
      },
    });
    subscribe();
    await until(() => answers.length > 0);
    expect(greetings.map(({ payload }) => payload)).toEqual([
      { headers: { authorization: 'Bearer first' } },
      { headers: { authorization: 'Bearer second' } },
    ]);
  });
});

describe('after login and logout', () => {
  test('the connection is closed with 4205 and made anew with the token of then', async () => {
    const { url, greetings, closes } = await serve(answerWith(count(1)));
    const { subscribe, answers, problems, login, logout } = connect(url);
    subscribe();
    await until(() => answers.length === 1);
    await login('second');
    await until(() => answers.length === 2);
    await logout({ skipReset: true });
    await until(() => answers.length === 3);
    expect(closes).toEqual([4205, 4205]);
    expect(greetings.map(({ payload }) => payload)).toEqual([
      { headers: { authorization: 'Bearer first' } },
      { headers: { authorization: 'Bearer second' } },
      undefined,
    ]);
    expect(problems).toEqual([]);
  });

  test('with none open nothing is closed, neither then nor at the next connection', async () => {
    const { url, greetings, closes, open } = await serve(answerWith(count(1)));
    const { subscribe, answers, login } = connect(url);
    const unsubscribe = subscribe();
    await until(() => answers.length === 1);
    unsubscribe();
    await until(() => open() === 0);
    await login('second');
    subscribe();
    await until(() => answers.length === 2);
    await pause(50);
    expect(closes).toEqual([1000]);
    expect(greetings).toHaveLength(2);
    expect(greetings[1]?.payload).toEqual({ headers: { authorization: 'Bearer second' } });
  });
});

test('the connection is made with the first subscription and closed with the last', async () => {
  const { url, greetings, closes, open } = await serve(answerWith(count(1)));
  const { subscribe, answers } = connect(url);
  await pause(50);
  expect(greetings).toHaveLength(0);
  const one = subscribe();
  const other = subscribe();
  await until(() => answers.length === 2);
  expect(greetings).toHaveLength(1);
  one();
  await pause(50);
  expect(open()).toBe(1);
  other();
  await until(() => closes.length === 1);
  expect(closes).toEqual([1000]);
});

describe('an answer with errors', () => {
  const errors = [{ message: 'Half of it failed.' }];

  test('keeps what came with it', async () => {
    const { url } = await serve(answerWith({ ...count(3), errors }));
    const { subscribe, answers, problems } = connect(url);
    subscribe();
    await until(() => problems.length > 0);
    expect(answers).toEqual([3]);
    expect(problems).toMatchObject([{ kind: 'graphql', message: 'Half of it failed.' }]);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('in the place of every other is one too', async () => {
    const { url } = await serve((message, socket, connection) => {
      if (message.type !== 'subscribe') answerWith({})(message, socket, connection);
      else socket.send(JSON.stringify({ type: 'error', id: message.id, payload: errors }));
    });
    const { subscribe, problems } = connect(url);
    subscribe();
    await until(() => problems.length > 0);
    expect(problems).toMatchObject([{ kind: 'graphql', message: 'Half of it failed.' }]);
  });

  test('that says 401 is repeated once, with another token', async () => {
    const refusal = { errors: [{ message: 'Who?', extensions: { code: 'UNAUTHENTICATED' } }] };
    const { url, greetings } = await serve((message, socket, connection) =>
      answerWith(connection === 0 ? refusal : count(5))(message, socket, connection),
    );
    const { subscribe, answers, problems, token } = connect(url, {
      renewToken: () => {
        token.store('second');
        return Promise.resolve('second');
      },
    });
    subscribe();
    await until(() => answers.length > 0);
    expect(answers).toEqual([5]);
    expect(problems).toEqual([]);
    expect(greetings.at(-1)?.payload).toEqual({ headers: { authorization: 'Bearer second' } });
  });
});
