import type { ChildProcess } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getIntrospectionQuery } from 'graphql';
import { startPostgres } from '../../scripts/system/postgres.ts';
import {
  type TestResponse,
  sendRestRequest,
  sendGraphqlQuery,
  createTemplateBody,
} from './testing/calls.ts';
import {
  sendGraphqlOverWebSocket,
  COUNT_SUBSCRIPTION,
  openMissionsSocket,
} from './testing/missionsSocket.ts';
import { createPng } from './testing/pngFile.ts';
import { getMemoryMegabytes, getCpuSeconds } from './testing/processUsage.ts';
import { mountSmallDisk } from './testing/smallDisk.ts';
import { stopProcess, startApiProcess } from './testing/testApi.ts';

/** Duration of the test. The default finds immediate failures; `ABUSE_MINUTES=30` finds slow ones. */
const MINUTES = Number(process.env.ABUSE_MINUTES ?? 0.2);
/** A marker in all data sent, which must not appear in the log. */
const SECRET = `secret${randomBytes(6).toString('hex')}`;

type AbusiveRequest = (url: string) => Promise<unknown>;

/** Writes raw bytes to the server and then ends, destroys or resets the connection. */
function sendRaw(url: string, content: string | Buffer): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      socket.write(content);
      const leave = [() => socket.end(), () => socket.destroy(), () => socket.resetAndDestroy()];
      void setTimeout(randomInt(30)).then(() => leave[randomInt(3)]?.());
    });
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('close', () => resolve());
  });
}

const formatRequest = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\n\r\n`;
const createUpgradeRequest = (path: string): string =>
  formatRequest(
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Protocol: graphql-transport-ws',
  );

/** Creates a valid request with four of its bytes replaced at random. */
function createFuzzedRequest(): Buffer {
  const request = Buffer.from(
    formatRequest(
      'POST /missions/graphql HTTP/1.1',
      'Host: localhost',
      `Authorization: ${SECRET}`,
    ) + '{"query":"{ __typename }"}',
  );
  for (let round = 0; round < 4; round += 1) request[randomInt(request.length)] = randomInt(256);
  return request;
}

/** Whether the database is unavailable at the moment. */
let isOutage = false;

const IMAGE_PIXELS = Buffer.concat([randomBytes(300_000), Buffer.from(SECRET)]);
const IMAGE_BASE64 = createPng(1, 1, IMAGE_PIXELS).toString('base64');

/** Creates and deletes a valid template with an image. Does so only during an outage, when it cannot be stored. */
async function createAndDeleteTemplate(url: string): Promise<TestResponse | undefined> {
  if (!isOutage) return undefined;
  const token = 'demo-admin';
  const address = '/missions/certificate-templates';
  const raw_image = `data:image/png;base64,${IMAGE_BASE64}`;
  const body = createTemplateBody({ name: SECRET, raw_image });
  const created = await sendRestRequest(url, address, { token, body });
  const { id } = (created.json ?? {}) as { id?: string };
  if (id !== undefined) await sendRestRequest(url, `${address}/${id}`, { token, method: 'DELETE' });
  return created;
}

const ABUSIVE_REQUESTS: readonly AbusiveRequest[] = [
  (url) => sendRaw(url, createFuzzedRequest()),
  (url) => sendRaw(url, randomBytes(randomInt(1, 4000))),
  (url) =>
    sendRaw(
      url,
      createUpgradeRequest(['//', '/missions/graphql', '/elsewhere', '/%00'][randomInt(4)] ?? ''),
    ),
  (url) =>
    sendRaw(
      url,
      Buffer.concat([Buffer.from(createUpgradeRequest('/missions/graphql')), randomBytes(99)]),
    ),
  (url) =>
    sendRaw(
      url,
      formatRequest('POST /missions/certificate-templates HTTP/1.1', 'Content-Length: 9999'),
    ),
  (url) => sendRestRequest(url, '/missions/certificates', { token: `${SECRET}${randomInt(1e9)}` }),
  (url) => sendRestRequest(url, `/missions/certificates/${SECRET}%00`, { token: 'demo-admin' }),
  (url) => sendGraphqlQuery(url, 'missions', SECRET, '{ __typename }'),
  (url) => sendGraphqlQuery(url, 'missions', 'demo-admin', getIntrospectionQuery()),
  (url) => sendGraphqlQuery(url, 'missions', 'demo-admin', `{ ${'a { '.repeat(50)} `),
  (url) =>
    sendRestRequest(url, '/missions/certificate-templates', {
      token: 'demo-admin',
      body: createTemplateBody({
        name: `${SECRET}\u0000\uD800`,
        raw_image: `data:image/png;base64,${Buffer.from(SECRET.repeat(999)).toString('base64')}`,
      }),
    }),
  createAndDeleteTemplate,
  (url) =>
    new Promise<void>((resolve) => {
      const socket = openMissionsSocket(url, 'demo-newcomer', ({ type }) => {
        if (type === 'connection_ack') sendGraphqlOverWebSocket(socket, '1', COUNT_SUBSCRIPTION);
        else socket.terminate();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    }),
];

/** A database for the platform that can be made unavailable. */
interface Environment {
  settings: NodeJS.ProcessEnv;
  startOutage(): Promise<void>;
  endOutage(): Promise<void>;
  remove(): Promise<void>;
}

const ENVIRONMENTS: Readonly<Record<string, () => Promise<Environment | undefined>>> = {
  'PGlite on a disk that fills up': async () => {
    const disk = await mountSmallDisk(300);
    if (!disk) return undefined;
    return {
      settings: { DATABASE_URL: '', DATA_FOLDER: join(disk.folder, 'data') },
      startOutage: () => disk.fill(0),
      endOutage: () => disk.empty(),
      remove: () => disk.remove(),
    };
  },
  'PostgreSQL that stops and restarts': async () => {
    const postgres = await startPostgres();
    if (!postgres) process.stderr.write('Not tested here: abuse on PostgreSQL.\n');
    if (!postgres) return undefined;
    return {
      settings: { DATABASE_URL: postgres.url },
      startOutage: () => postgres.halt(),
      endOutage: () => postgres.resume(),
      remove: () => postgres.stop(),
    };
  },
};

/** A response later than this counts as missing, in milliseconds. */
const MAX_RESPONSE_MS = 30_000;

/** Waits for a request. Returns undefined when it fails and `'timeout'` when it takes too long. */
async function waitForResponse(request: Promise<unknown>): Promise<unknown> {
  const abortController = new AbortController();
  const deadline = setTimeout(MAX_RESPONSE_MS, 'timeout', abortController);
  try {
    return await Promise.race([request, deadline]);
  } catch {
    return undefined;
  } finally {
    deadline.catch(() => undefined);
    abortController.abort();
  }
}

/** Pause between outages, length of an outage, and pause before the end, in milliseconds. */
const [MAX_PAUSE_MS, OUTAGE_MS, FINAL_PAUSE_MS] = [12_000, 4000, 5000];

/**
 * Makes the database unavailable repeatedly.
 * @returns the status of a valid request during each outage
 */
async function repeatOutages(
  url: string,
  end: number,
  { startOutage, endOutage }: Environment,
): Promise<unknown[]> {
  const statuses: unknown[] = [];
  for (;;) {
    const pause = Math.min(
      MAX_PAUSE_MS,
      (end - performance.now() - OUTAGE_MS - FINAL_PAUSE_MS) / 2,
    );
    if (pause <= 0) return statuses;
    await setTimeout(pause);
    await startOutage();
    isOutage = true;
    const [response] = await Promise.all([createAndDeleteTemplate(url), setTimeout(OUTAGE_MS)]);
    statuses.push(response?.status);
    isOutage = false;
    await endOutage();
  }
}

let environment: Environment | undefined;
let server: ChildProcess | undefined;
afterEach(async () => {
  if (server) await stopProcess(server, 'SIGKILL');
  await environment?.remove();
  isOutage = false;
});

const testOnLinux = process.platform === 'linux' ? test : test.skip;

testOnLinux.each(Object.entries(ENVIRONMENTS))(
  'survives malformed requests and outages with %s, without leaks of memory or data',
  async (_name, createEnvironment) => {
    environment = await createEnvironment();
    if (!environment) return;
    const api = await startApiProcess(environment.settings);
    const { url } = api;
    server = api.process;
    const pid = server.pid ?? 0;
    let output = '';
    server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    let end = performance.now() + 5000;
    const statuses = new Set<unknown>();
    const timedOut: number[] = [];
    let requestCount = 0;
    const sendAbuse = async (): Promise<void> => {
      while (performance.now() < end) {
        const index = randomInt(ABUSIVE_REQUESTS.length);
        const result = await waitForResponse(Promise.resolve(ABUSIVE_REQUESTS[index]?.(url)));
        if (result === 'timeout') timedOut.push(index);
        statuses.add((result as { status?: number } | undefined)?.status);
        requestCount += 1;
      }
    };
    const sendConcurrently = () => Promise.all(Array.from({ length: 8 }, sendAbuse));
    // Warm-up: caches fill before memory is measured.
    await sendConcurrently();
    await setTimeout(2000);
    const initialMegabytes = getMemoryMegabytes(pid);
    end = performance.now() + MINUTES * 60_000;
    const [outageStatuses] = await Promise.all([
      repeatOutages(url, end, environment),
      sendConcurrently(),
    ]);

    const startTime = performance.now();
    const { status } = await sendRestRequest(url, '/missions/certificates', {
      token: 'demo-learner',
    });
    expect(status).toBe(200);
    expect(performance.now() - startTime).toBeLessThan(2000);
    await setTimeout(5000);
    const initialSeconds = getCpuSeconds(pid);
    await setTimeout(3000);
    expect(getCpuSeconds(pid) - initialSeconds).toBeLessThan(0.3);
    expect(getMemoryMegabytes(pid) - initialMegabytes).toBeLessThan(150);
    expect(server.exitCode).toBeNull();
    await stopProcess(server, 'SIGTERM');
    expect(output).not.toContain(SECRET);
    expect(output).not.toContain(Buffer.from(SECRET).toString('base64').slice(0, 16));
    expect(requestCount).toBeGreaterThan(100);
    // Valid requests succeeded, invalid ones were rejected, and those during an outage got a 503.
    for (const expected of [200, 400, 401]) expect(statuses).toContain(expected);
    expect([...new Set(outageStatuses)]).toEqual([503]);
    expect(timedOut).toEqual([]);
  },
  (MINUTES + 2) * 60_000,
);
