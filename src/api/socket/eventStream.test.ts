import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '#testing/until.ts';
import type { ApiError } from '../apiError.ts';
import { createEventStream, streamRetryDelay } from './eventStream.ts';
import { createQueryToken } from '../query/queryToken.ts';
import type { Socket } from './socket.ts';

/** A service that says and closes exactly what a test wants. @param request counted from 0 */
type Answering = (response: ServerResponse, request: number) => void;

let server: Server | undefined;
let stream: Socket | undefined;
let tokens: (string | undefined)[];

afterEach(() => {
  stream?.stop();
  server?.closeAllConnections();
  server?.close();
  stream = server = undefined;
});

async function serve(answering: Answering): Promise<string> {
  tokens = [];
  server = createServer((request, response) => {
    tokens.push(request.headers.authorization);
    answering(response, tokens.length - 1);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function subscribed(answering: Answering, retryDelay: (retries: number) => number = () => 1) {
  const token = createQueryToken(undefined);
  token.store('abc');
  const opened = createEventStream({ uri: await serve(answering), token, retryDelay });
  stream = opened;
  const heard: { answers: unknown[]; failures: unknown[]; isComplete: boolean } = {
    answers: [],
    failures: [],
    isComplete: false,
  };
  const end = opened.subscribe(
    { query: 'subscription { count }' },
    {
      next: ({ data: answer }) => heard.answers.push(answer),
      error: (failure) => heard.failures.push(failure),
      complete: () => (heard.isComplete = true),
    },
  );
  return { heard, end, token, restart: opened.restart };
}

function say(response: ServerResponse, count: number): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(`event: next\ndata: {"data":{"count":${count}}}\n\n`);
}

test('each wait is twice as long as the one before, from half a second', () => {
  expect([0, 1, 2, 3, 4].map(streamRetryDelay)).toEqual([500, 1000, 2000, 4000, 8000]);
});

test('a connection that is lost is made again, and the retries begin anew', async () => {
  const waits: number[] = [];
  const { heard } = await subscribed(
    (response, request) => {
      if (request % 4 === 3) say(response, request);
      setTimeout(() => response.destroy(), 5);
    },
    (retries) => {
      waits.push(retries);
      return 1;
    },
  );
  await until(() => heard.answers.length === 3);
  expect(heard.answers).toEqual([{ count: 3 }, { count: 7 }, { count: 11 }]);
  expect(heard.failures).toEqual([]);
  expect(waits.slice(0, 7)).toEqual([0, 1, 2, 0, 1, 2, 3]);
});

test.each([
  [
    'a lost connection',
    (response: ServerResponse) => response.destroy(),
    'TypeError: fetch failed',
  ],
  [
    'an answer of 503',
    (response: ServerResponse) => response.writeHead(503).end(),
    'Server responded with 503: Service Unavailable',
  ],
])('after 5 retries in a row %s is told', async (_name, answer, message) => {
  const { heard } = await subscribed(answer);
  await until(() => heard.failures.length === 1);
  expect(heard.failures).toMatchObject([
    { name: 'ApiError', kind: 'network', message, cause: { message } },
  ]);
  expect(tokens).toHaveLength(6);
});

test.each([400, 401, 403, 404])('a refusal with %d is final', async (status) => {
  const { heard } = await subscribed((response) => response.writeHead(status).end('{}'));
  await until(() => heard.failures.length === 1);
  const message = `Response not successful: Received status code ${status}`;
  expect(heard.failures).toMatchObject([{ kind: 'http', status, message }]);
  expect(tokens).toHaveLength(1);
});

test('a restart asks at once, with the token of then', async () => {
  const { heard, token, restart } = await subscribed(say, () => 600_000);
  await until(() => heard.answers.length === 1);
  token.store('def');
  restart();
  await until(() => heard.answers.length === 2);
  expect(tokens).toEqual(['Bearer abc', 'Bearer def']);
  expect(heard.failures).toEqual([]);
});

test('the end of the stream is the end of the subscription', async () => {
  const { heard } = await subscribed((response) => {
    say(response, 1);
    response.end('event: complete\ndata:\n\n');
  });
  await until(() => heard.isComplete);
  expect(heard).toEqual({ answers: [{ count: 1 }], failures: [], isComplete: true });
});

test('ended, it closes its connection and tells nothing', async () => {
  let isClosed = false;
  const { heard, end } = await subscribed((response, request) => {
    say(response, request);
    response.once('close', () => (isClosed = true));
  });
  await until(() => heard.answers.length === 1);
  end();
  await until(() => isClosed);
  expect(heard).toEqual({ answers: [{ count: 0 }], failures: [], isComplete: false });
  expect(tokens).toHaveLength(1);
});

test('stopped while it waits, it asks no more', async () => {
  let waits = 0;
  const { heard } = await subscribed(
    (response) => response.destroy(),
    () => {
      waits += 1;
      return 30;
    },
  );
  await until(() => waits === 1);
  stream?.stop();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(tokens).toHaveLength(1);
  expect(heard.failures as ApiError[]).toEqual([]);
});
