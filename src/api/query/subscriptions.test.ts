/** @jest-environment jest-fixed-jsdom */
import { setTimeout as pause } from 'node:timers/promises';
import { gql, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import {
  type Company,
  createCompany,
  giveCertificates,
  platformUrl,
  requestsOf,
} from '#testing/platform.ts';
import { answerWith, type SocketServer, startSocketServer } from '#testing/socketServer.ts';
import { until } from '#testing/until.ts';
import type { ApiError } from '../apiError.ts';
import { createApollo } from './apollo.ts';
import { createQueryClient, type QueryClient } from './graphqlClient.ts';
import { createQueryToken } from './queryToken.ts';

const counted: TypedDocumentNode<{ certificateCount: number }, OperationVariables> = gql`
  subscription certificateCount {
    certificateCount
  }
`;

let company: Company;
let clients: QueryClient[];
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
/** Longer than any test lasts. */
const never = () => 600_000;
const nowhere = 'http://localhost:1/graphql';

interface Options {
  uri?: string;
  socketUri?: string;
  socketOnly?: boolean;
  retryDelay?: (retries: number) => number;
}

function signedIn(options: Options = {}) {
  const token = createQueryToken(undefined);
  token.store(company.learner.token);
  const client = createQueryClient({
    uri: platformUrl() + path,
    socketUri: platformUrl().replace('http', 'ws') + path,
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
  const subscribe = (document = counted) =>
    client.subscribe(
      document,
      {},
      {
        next: ({ certificateCount }) => answers.push(certificateCount),
        error: (problem) => problems.push(problem),
      },
    );
  const list = () => client.query('listUserCertificates', { limit: 10 }, 'no-cache');
  return { ...client, subscribe, list, answers, problems };
}

const asked = async () => (await requestsOf(company.company_id)).filter((one) => one.path === path);

describe.each([
  ['over the socket', {}],
  // A lost connection would be waited for too long.
  ['over HTTP', { socketUri: '', retryDelay: never }],
])('a subscription %s', (_name, transport: Options) => {
  test('tells nothing once it is ended, and leaves the others alone', async () => {
    const { subscribe, answers } = signedIn(transport);
    const ended = signedIn(transport);
    subscribe();
    const end = ended.subscribe();
    await until(() => answers.length === 1 && ended.answers.length === 1);
    end();
    await giveCertificates(company.learner, 1);
    await until(() => answers.length === 2);
    expect(ended.answers).toEqual([0]);
    expect(ended.problems).toEqual([]);
  });

  test('follows who is signed in', async () => {
    await giveCertificates(company.admin, 3);
    const { subscribe, answers, login, problems } = signedIn(transport);
    subscribe();
    await until(() => answers.length === 1);
    await login(company.admin.token);
    await until(() => answers.length === 2);
    expect(answers).toEqual([0, 3]);
    expect(problems).toEqual([]);
  });

  test('that the service does not know fails with its words', async () => {
    const { subscribe, problems } = signedIn(transport);
    subscribe(gql`
      subscription unknown {
        certificateNumber
      }
    `);
    await until(() => problems.length === 1);
    expect(problems).toMatchObject([
      { kind: 'graphql', message: expect.stringContaining('certificateNumber') as string },
    ]);
  });
});

describe('a subscription over the socket', () => {
  test('tells what is and each change, over the socket alone', async () => {
    const { subscribe, answers } = signedIn({ uri: nowhere });
    subscribe();
    await until(() => answers.length === 1);
    await giveCertificates(company.learner, 2);
    await until(() => answers.length === 2);
    expect(answers).toEqual([0, 2]);
    expect(await asked()).toEqual([]);
  });

  test('ended at once asks nothing', async () => {
    server = await startSocketServer(answerWith({ data: { certificateCount: 1 } }));
    const { subscribe, answers } = signedIn({ socketUri: server.url });
    subscribe()();
    await pause(100);
    expect(server.greetings).toEqual([]);
    expect(answers).toEqual([]);
  });

  test('ended before the plugin was unmounted hears nothing of that', async () => {
    const { subscribe, stop, list, problems } = signedIn();
    subscribe()();
    stop();
    await expect(list()).rejects.toMatchObject({ name: 'ApiError' });
    expect(problems).toEqual([]);
  });

  test('is refused by the service once nobody is signed in', async () => {
    const { subscribe, answers, logout, problems } = signedIn();
    subscribe();
    await until(() => answers.length === 1);
    await logout();
    await until(() => problems.length === 1);
    const refusal = { message: 'Socket closed with event 4403 forbidden', closeCode: 4403 };
    expect(problems).toMatchObject([{ ...refusal, status: 403 }]);
    expect(onError.mock.calls).toEqual([problems]);
  });
});

describe('a subscription where no socket is configured', () => {
  const overHttp = { socketUri: '' };

  test('tells what is and each change, over HTTP', async () => {
    const { subscribe, answers, problems } = signedIn(overHttp);
    subscribe();
    await until(() => answers.length === 1);
    await giveCertificates(company.learner, 2);
    await until(() => answers.length === 2);
    expect(answers).toEqual([0, 2]);
    expect(problems).toEqual([]);
    expect(await asked()).toMatchObject([
      { body: { operationName: 'certificateCount' }, headers: { accept: 'text/event-stream' } },
    ]);
  });

  test('is refused by the service once nobody is signed in', async () => {
    const { subscribe, answers, logout, problems } = signedIn(overHttp);
    subscribe();
    await until(() => answers.length === 1);
    await logout();
    await until(() => problems.length === 1);
    expect(problems).toMatchObject([{ name: 'ApiError', kind: 'http', status: 401 }]);
    expect(onError.mock.calls).toEqual([problems]);
  });
});

describe('a query', () => {
  test('goes to HTTP though there is a socket', async () => {
    const { list } = signedIn({ socketUri: 'ws://localhost:1' });
    expect(await list()).toEqual({ answer: { certificates: [] }, problem: undefined });
    expect(await asked()).toHaveLength(1);
  });

  test('goes to the socket where that is configured for everything', async () => {
    await giveCertificates(company.learner, 2);
    const { list } = signedIn({ uri: nowhere, socketOnly: true });
    const { answer, problem } = await list();
    expect(problem).toBeUndefined();
    expect(answer?.certificates).toHaveLength(2);
    expect(await asked()).toEqual([]);
  });

  test('goes to HTTP even then where there is no socket', async () => {
    const { list } = signedIn({ socketUri: '', socketOnly: true });
    expect((await list()).problem).toBeUndefined();
    expect(await asked()).toMatchObject([{ headers: { accept: 'application/json' } }]);
  });
});

describe('stop', () => {
  test('closes the connection, and nothing is told any more', async () => {
    server = await startSocketServer(answerWith({ data: { certificateCount: 1 } }));
    const { closes } = server;
    const { subscribe, stop, answers, problems, list } = signedIn({ socketUri: server.url });
    subscribe();
    await until(() => answers.length === 1);
    stop();
    await until(() => closes.length === 1);
    expect(closes).toEqual([1000]);
    const refusal = { kind: 'network', message: 'The plugin was unmounted.' };
    await expect(list()).rejects.toMatchObject(refusal);
    subscribe();
    await until(() => problems.length === 1);
    expect(problems).toMatchObject([{ message: 'The plugin was unmounted.' }]);
    expect(server.greetings).toHaveLength(1);
    expect(onError).not.toHaveBeenCalled();
  });

  test('before the code of the socket is there opens none', async () => {
    server = await startSocketServer(answerWith({ data: { certificateCount: 1 } }));
    const { subscribe, stop } = createApollo({
      uri: nowhere,
      socketUri: server.url,
      socketOnly: false,
      token: createQueryToken(undefined),
      renewToken: () => Promise.resolve(undefined),
      onError,
    });
    const outcome = new Promise((resolve) => {
      const sink = { next: resolve, error: resolve };
      subscribe(counted, {}, sink, new AbortController().signal);
    });
    stop();
    expect(await outcome).toMatchObject({ kind: 'network', message: 'The plugin was unmounted.' });
    expect(server.greetings).toEqual([]);
  });

  test('closes one that was never accepted', async () => {
    server = await startSocketServer(() => undefined);
    const { greetings, open } = server;
    const { subscribe, stop, problems } = signedIn({ socketUri: server.url });
    subscribe();
    await until(() => greetings.length === 1);
    stop();
    await until(() => open() === 0);
    expect(problems).toEqual([]);
  });

  test('ends the wait for another one', async () => {
    server = await startSocketServer((_message, socket) => socket.close(4408));
    const { closes, greetings } = server;
    let waits = 0;
    const { subscribe, stop, problems } = signedIn({
      socketUri: server.url,
      retryDelay: () => {
        waits += 1;
        return 60_000;
      },
    });
    const begun = jest.spyOn(globalThis, 'setTimeout');
    const cleared = jest.spyOn(globalThis, 'clearTimeout');
    subscribe();
    await until(() => closes.length === 1 && waits === 1);
    const wait = begun.mock.calls.findIndex(([, delay]) => delay === 60_000);
    expect(cleared).not.toHaveBeenCalledWith(begun.mock.results[wait]?.value);
    stop();
    await pause(50);
    expect(cleared).toHaveBeenCalledWith(begun.mock.results[wait]?.value);
    expect(greetings).toHaveLength(1);
    expect(problems).toEqual([]);
    begun.mockRestore();
    cleared.mockRestore();
  });

  test('gives a query under way over the socket an ApiError', async () => {
    server = await startSocketServer(({ type }, socket) => {
      if (type === 'connection_init') socket.send('{"type":"connection_ack"}');
    });
    const { open } = server;
    const { list, stop } = signedIn({ socketUri: server.url, socketOnly: true });
    const under = list();
    await until(() => open() === 1);
    stop();
    expect(await under).toMatchObject({ problem: { name: 'ApiError', kind: 'network' } });
    await until(() => open() === 0);
  });
});
