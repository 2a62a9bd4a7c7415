import type { ChildProcess } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getIntrospectionQuery } from 'graphql';
import { startPostgres } from '../../scripts/system/postgres.ts';
import { type Answer, call, query, templateBody } from './testing/calls.ts';
import { ask, COUNT, missionsSocket } from './testing/missionsSocket.ts';
import { pngFile } from './testing/pngFile.ts';
import { megabytesOf, secondsOf } from './testing/processUse.ts';
import { mountSmallDisk } from './testing/smallDisk.ts';
import { endProcess, startProcess } from './testing/testApi.ts';

/** `ABUSE_MINUTES=30` makes it a proof; the few seconds of each long run notice what would end it at once. */
const MINUTES = Number(process.env.ABUSE_MINUTES ?? 0.2);
/** In everything that is sent and must not be kept. */
const SECRET = `secret${randomBytes(6).toString('hex')}`;

type Abuse = (url: string) => Promise<unknown>;

/** Writes bytes to the port, then leaves in one of three ways. */
function send(url: string, content: string | Buffer): Promise<void> {
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

const lines = (...said: readonly string[]): string => `${said.join('\r\n')}\r\n\r\n`;
const upgrade = (path: string): string =>
  lines(
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Protocol: graphql-transport-ws',
  );

/** A right request with some of its bytes replaced. */
function fuzzed(): Buffer {
  const request = Buffer.from(
    lines('POST /missions/graphql HTTP/1.1', 'Host: localhost', `Authorization: ${SECRET}`) +
      '{"query":"{ __typename }"}',
  );
  for (let change = 0; change < 4; change += 1) request[randomInt(request.length)] = randomInt(256);
  return request;
}

/** Whether there is an outage. */
let isAway = false;

const PIXELS = Buffer.concat([randomBytes(300_000), Buffer.from(SECRET)]);
const PICTURE = pngFile(1, 1, PIXELS).toString('base64');

/** A template that is all right, with a picture, where there is no room for it. */
async function makeAndRemove(url: string): Promise<Answer | undefined> {
  if (!isAway) return undefined;
  const token = 'demo-admin';
  const address = '/missions/certificate-templates';
  const raw_image = `data:image/png;base64,${PICTURE}`;
  const body = templateBody({ name: SECRET, raw_image });
  const made = await call(url, address, { token, body });
  const { id } = (made.json ?? {}) as { id?: string };
  if (id !== undefined) await call(url, `${address}/${id}`, { token, method: 'DELETE' });
  return made;
}

const abuses: readonly Abuse[] = [
  (url) => send(url, fuzzed()),
  (url) => send(url, randomBytes(randomInt(1, 4000))),
  (url) =>
    send(url, upgrade(['//', '/missions/graphql', '/elsewhere', '/%00'][randomInt(4)] ?? '')),
  (url) => send(url, Buffer.concat([Buffer.from(upgrade('/missions/graphql')), randomBytes(99)])),
  (url) =>
    send(url, lines('POST /missions/certificate-templates HTTP/1.1', 'Content-Length: 9999')),
  (url) => call(url, '/missions/certificates', { token: `${SECRET}${randomInt(1e9)}` }),
  (url) => call(url, `/missions/certificates/${SECRET}%00`, { token: 'demo-admin' }),
  (url) => query(url, 'missions', SECRET, '{ __typename }'),
  (url) => query(url, 'missions', 'demo-admin', getIntrospectionQuery()),
  (url) => query(url, 'missions', 'demo-admin', `{ ${'a { '.repeat(50)} `),
  (url) =>
    call(url, '/missions/certificate-templates', {
      token: 'demo-admin',
      body: templateBody({
        name: `${SECRET}\u0000\uD800`,
        raw_image: `data:image/png;base64,${Buffer.from(SECRET.repeat(999)).toString('base64')}`,
      }),
    }),
  makeAndRemove,
  (url) =>
    new Promise<void>((resolve) => {
      const socket = missionsSocket(url, 'demo-newcomer', ({ type }) => {
        if (type === 'connection_ack') ask(socket, '1', COUNT);
        else socket.terminate();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    }),
];

/** A platform, and what takes its database away for a while. */
interface Ground {
  settings: NodeJS.ProcessEnv;
  fail(): Promise<void>;
  mend(): Promise<void>;
  remove(): Promise<void>;
}

const grounds: Readonly<Record<string, () => Promise<Ground | undefined>>> = {
  'the embedded database, whose disk fills': async () => {
    const disk = await mountSmallDisk(300);
    if (!disk) return undefined;
    return {
      settings: { DATABASE_URL: '', DATA_FOLDER: join(disk.folder, 'data') },
      fail: () => disk.fillBut(0),
      mend: () => disk.empty(),
      remove: () => disk.remove(),
    };
  },
  'PostgreSQL, which stops and starts': async () => {
    const postgres = await startPostgres();
    if (!postgres) process.stderr.write('Not tested here: abuse on PostgreSQL.\n');
    if (!postgres) return undefined;
    return {
      settings: { DATABASE_URL: postgres.url },
      fail: () => postgres.halt(),
      mend: () => postgres.resume(),
      remove: () => postgres.stop(),
    };
  },
};

/** Whatever is answered later than this counts as never, milliseconds. */
const LONGEST = 30_000;

/** What came of it, undefined where it failed, `'nothing'` where it took too long. */
async function outcomeOf(abuse: Promise<unknown>): Promise<unknown> {
  const heard = new AbortController();
  const late = setTimeout(LONGEST, 'nothing', heard);
  try {
    return await Promise.race([abuse, late]);
  } catch {
    return undefined;
  } finally {
    late.catch(() => undefined);
    heard.abort();
  }
}

/** Between two outages, for as long as one, and before the end, milliseconds. */
const [PAUSE, OUTAGE, REST] = [12_000, 4000, 5000];

/** Takes the database away again and again. @returns how often */
async function failUntil(end: number, { fail, mend }: Ground): Promise<number> {
  for (let outages = 0; ; outages += 1) {
    const pause = Math.min(PAUSE, (end - performance.now() - OUTAGE - REST) / 2);
    if (pause <= 0) return outages;
    await setTimeout(pause);
    await fail();
    isAway = true;
    await setTimeout(OUTAGE);
    isAway = false;
    await mend();
  }
}

let ground: Ground | undefined;
let server: ChildProcess | undefined;
afterEach(async () => {
  if (server) await endProcess(server, 'SIGKILL');
  await ground?.remove();
  isAway = false;
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux.each(Object.entries(grounds))(
  'whatever is sent to %s, it goes on, is as it was afterwards, and has kept none of it',
  async (_name, prepare) => {
    ground = await prepare();
    if (!ground) return;
    const started = await startProcess(ground.settings);
    const { url } = started;
    server = started.process;
    const pid = server.pid ?? 0;
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    server.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    let end = performance.now() + 5000;
    const statuses = new Set<unknown>();
    const unanswered: number[] = [];
    let sent = 0;
    const abuse = async (): Promise<void> => {
      while (performance.now() < end) {
        const which = randomInt(abuses.length);
        const heard = await outcomeOf(Promise.resolve(abuses[which]?.(url)));
        if (heard === 'nothing') unanswered.push(which);
        statuses.add((heard as { status?: number } | undefined)?.status);
        sent += 1;
      }
    };
    const abuseTogether = () => Promise.all(Array.from({ length: 8 }, abuse));
    // What it keeps for good it takes with the first ones.
    await abuseTogether();
    await setTimeout(2000);
    const megabytes = megabytesOf(pid);
    end = performance.now() + MINUTES * 60_000;
    const [outages] = await Promise.all([failUntil(end, ground), abuseTogether()]);

    const asked = performance.now();
    const { status } = await call(url, '/missions/certificates', { token: 'demo-learner' });
    expect(status).toBe(200);
    expect(performance.now() - asked).toBeLessThan(2000);
    await setTimeout(5000);
    const seconds = secondsOf(pid);
    await setTimeout(3000);
    expect(secondsOf(pid) - seconds).toBeLessThan(0.3);
    expect(megabytesOf(pid) - megabytes).toBeLessThan(150);
    expect(server.exitCode).toBeNull();
    await endProcess(server, 'SIGTERM');
    expect(said).not.toContain(SECRET);
    expect(said).not.toContain(Buffer.from(SECRET).toString('base64').slice(0, 16));
    expect(sent).toBeGreaterThan(100);
    expect(outages).toBeGreaterThan(0);
    // Right ones were answered, wrong ones refused, and those in between told to come again.
    for (const heard of [200, 400, 401, 503]) expect(statuses).toContain(heard);
    expect(unanswered).toEqual([]);
  },
  (MINUTES + 2) * 60_000,
);
