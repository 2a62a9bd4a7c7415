/** @jest-environment jest-fixed-jsdom */
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Answering,
  answerWith,
  type SocketServer,
  startSocketServer,
} from '#testing/socketServer.ts';
import { until } from '#testing/until.ts';
import type { ApiError } from '../apiError.ts';
import { createQueryToken } from '../query/queryToken.ts';
import { createSocket, type Socket } from './socket.ts';

let server: SocketServer;
let socket: Socket;
let waits: number[];
let answers: unknown[];
let failures: ApiError[];

afterEach(async () => {
  socket.stop();
  await server.stop();
  jest.restoreAllMocks();
});

async function connect(answering: Answering): Promise<void> {
  server = await startSocketServer(answering);
  [waits, answers, failures] = [[], [], []];
  socket = createSocket({
    socketUri: server.url,
    token: createQueryToken(undefined),
    retryDelay: (retries) => {
      waits.push(retries);
      return 1;
    },
  });
}

const subscribe = () =>
  socket.subscribe(
    { query: 'subscription { certificateCount }' },
    {
      next: (answer) => answers.push(answer),
      error: (failure) => failures.push(failure as ApiError),
      complete: () => undefined,
    },
  );

/** Accepts every connection and drops it once it is asked for something. */
const dropping =
  (code: number): Answering =>
  ({ type }, connection) => {
    if (type === 'connection_init') connection.send('{"type":"connection_ack"}');
    if (type === 'subscribe') connection.close(code);
  };

test.each([
  [4499, 'Socket closed with event 4499 terminated'],
  [1001, 'Socket closed with event 1001'],
  // Told as what it comes to.
  [1000, 'Socket closed with event 4499 terminated'],
])('who accepts and drops with %d is asked 5 times again, then it is told', async (code, text) => {
  await connect(dropping(code));
  subscribe();
  await until(() => failures.length > 0);
  await pause(20);
  expect(server.greetings).toHaveLength(6);
  expect(waits).toEqual([0, 1, 2, 3, 4]);
  expect(failures).toMatchObject([{ kind: 'network', message: text }]);

  subscribe();
  await until(() => failures.length > 1);
  expect(server.greetings).toHaveLength(12);
});

test('operations on one connection share its retries, and each is told', async () => {
  await connect(dropping(4499));
  subscribe();
  subscribe();
  await until(() => failures.length > 1);
  await pause(20);
  expect(server.greetings).toHaveLength(6);
  expect(waits).toEqual([0, 1, 2, 3, 4]);
});

test('a connection that brought a message begins the count anew', async () => {
  await connect((message, connection) => {
    answerWith({ data: { certificateCount: 1 } })(message, connection, 0);
    if (message.type === 'subscribe') connection.close(4499);
  });
  subscribe();
  await until(() => server.greetings.length > 8);
  expect(answers.length).toBeGreaterThanOrEqual(8);
  expect([...new Set(waits)]).toEqual([0]);
  expect(failures).toEqual([]);
});

test('so does one that stood for half a minute: proxies end those that are silent', async () => {
  const now = jest.spyOn(Date, 'now');
  await connect((message, connection) => {
    if (message.type === 'subscribe') now.mockReturnValue(Date.now() + 30_000);
    dropping(4499)(message, connection, 0);
  });
  subscribe();
  await until(() => server.greetings.length > 8);
  expect([...new Set(waits)]).toEqual([0]);
  expect(failures).toEqual([]);
});

test('so does another token', async () => {
  await connect((message, connection) => {
    if (message.type === 'subscribe' && server.greetings.length === 5) socket.restart();
    else dropping(4499)(message, connection, 0);
  });
  subscribe();
  await until(() => failures.length > 0);
  expect(waits.slice(4)).toEqual([0, 1, 2, 3, 4]);
});

test('an operation that begins while the connection of the last one closes waits for nothing', async () => {
  await connect(answerWith({ data: { certificateCount: 1 } }));
  const end = subscribe();
  await until(() => answers.length === 1);
  end();
  await pause(0);
  subscribe();
  await until(() => answers.length === 2);
  expect(server.greetings).toHaveLength(2);
  expect(waits).toEqual([]);
});
