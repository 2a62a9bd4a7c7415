import { randomBytes, randomInt } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { getIntrospectionQuery } from 'graphql';
import { call, query, templateBody } from './testing/calls.ts';
import { countSocket } from './testing/missionsSocket.ts';
import { megabytesOf, secondsOf } from './testing/processUse.ts';
import { endProcess, startProcess } from './testing/testApi.ts';

/** `ABUSE_MINUTES=30` makes it a proof; the few seconds of each long run notice what would end it at once. */
const MINUTES = Number(process.env.ABUSE_MINUTES ?? 0.25);
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
  (url) =>
    new Promise<void>((resolve) => {
      const socket = countSocket(url, 'demo-newcomer', () => socket.terminate());
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    }),
];

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux(
  'whatever is sent, it goes on, is as it was afterwards, and has kept none of it',
  async () => {
    const { url, process: server } = await startProcess({ DATABASE_URL: '' });
    const pid = server.pid ?? 0;
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    server.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    let end = performance.now() + 5000;
    let sent = 0;
    const abuse = async (): Promise<void> => {
      while (performance.now() < end) {
        await abuses[randomInt(abuses.length)]?.(url).catch(() => undefined);
        sent += 1;
      }
    };
    const abuseTogether = () => Promise.all(Array.from({ length: 8 }, abuse));
    // What it keeps for good it takes with the first ones.
    await abuseTogether();
    await setTimeout(2000);
    const megabytes = megabytesOf(pid);
    end = performance.now() + MINUTES * 60_000;
    await abuseTogether();

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
  },
  (MINUTES + 2) * 60_000,
);
