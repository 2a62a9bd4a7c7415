import { connect, type Socket } from 'node:net';
import { getIntrospectionQuery } from 'graphql';
import { call, newCompany, query, storeTemplate, templateBody } from './testing/calls.ts';
import { ask, COUNT, missionsSocket } from './testing/missionsSocket.ts';
import { api } from './testing/testApi.ts';

const port = (): number => Number(new URL(api.url).port);

const textOf = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n\r\n`;

/** Sends the lines of a request and tells what came back until the other side ended. */
function exchange(...lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port(), '127.0.0.1', () => socket.write(textOf(lines)));
    let said = '';
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
    socket.on('close', () => resolve(said));
    socket.on('error', reject);
  });
}

const upgrade = (path: string, protocol: string, ...more: string[]): string[] => [
  `GET ${path} HTTP/1.1`,
  'Host: localhost',
  'Connection: Upgrade',
  `Upgrade: ${protocol}`,
  ...more,
];
const webSocket = (path: string, ...more: string[]): string[] =>
  upgrade(
    path,
    'websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ...more,
  );

async function isAlive(): Promise<boolean> {
  return (await call(api.url, '/openapi.json')).status === 200;
}

describe('an upgrade', () => {
  test.each(['//', '//x:y:z', '*', '/\\', '/%', '/elsewhere'])(
    'to %s is answered as HTTP, and the process lives',
    async (path) => {
      expect(await exchange(...webSocket(path))).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(await isAlive()).toBe(true);
    },
  );

  test('to something else is answered as if it had not been offered', async () => {
    expect(await exchange(...upgrade('/openapi.json', 'h2c'))).toMatch(
      /^HTTP\/1\.1 200 OK[^]*"openapi":"3\.1\.0"/,
    );
  });

  test('whose connection is reset leaves the process alive', async () => {
    const reset = () =>
      new Promise<void>((resolve) => {
        const socket: Socket = connect(port(), '127.0.0.1', () => {
          socket.write(textOf(webSocket('/elsewhere')), () => socket.resetAndDestroy());
        });
        socket.on('error', () => undefined);
        socket.on('close', () => resolve());
      });
    for (let round = 0; round < 20; round += 1)
      await Promise.all(Array.from({ length: 50 }, reset));
    expect(await isAlive()).toBe(true);
  });

  test('from a page of nobody we know is refused, from a known one and from a program it is not', async () => {
    const from = (...more: string[]) =>
      new Promise<string>((resolve) => {
        const socket = connect(port(), '127.0.0.1', () =>
          socket.write(textOf(webSocket('/missions/graphql', ...more))),
        );
        socket.once('data', (chunk: Buffer) => {
          resolve(chunk.toString().slice(0, 12));
          socket.destroy();
        });
      });
    expect(await from('Origin: https://evil.example')).toBe('HTTP/1.1 403');
    expect(await from('Origin: http://localhost')).toBe('HTTP/1.1 101');
    expect(await from()).toBe('HTTP/1.1 101');
  });
});

test.each(['evil.example', 'localhost.evil.example:4000', '[::1', ''])(
  'a caller that took us for %s is not answered',
  async (host) => {
    const said = await exchange(
      'GET /platform/demo-users HTTP/1.1',
      `Host: ${host}`,
      'Connection: close',
    );
    expect(said).toMatch(/^HTTP\/1\.1 4(?:00|21) /);
    expect(said).not.toContain('token');
  },
);

describe('what no database keeps', () => {
  test.each([
    ['GET', '/media/images/%00'],
    ['GET', '/missions/certificates/%00'],
    ['GET', '/missions/certificate-templates/a%00b'],
    ['GET', '/api/frontend/all?properties[companyId]=%00'],
    ['DELETE', '/missions/certificate-templates/%00'],
    ['GET', '/workspace/v1/companies/%00/settings'],
  ])('%s %s is a 400 or none of ours', async (method, path) => {
    const { admin } = await newCompany(api.url);
    const token = path.startsWith('/api/') ? 'demo-frontend-key' : admin.token;
    const { status } = await call(api.url, path, { method, token });
    expect([400, 404]).toContain(status);
  });

  test.each(['a\0b', 'a\ud800b', '\udc00'])(
    '%j in a template is a 400 that names it',
    async (text) => {
      const { admin } = await newCompany(api.url);
      const texts = { ptBr: ['', text, ''], enUs: ['', '', ''], esEs: ['', '', ''] };
      for (const [body, field] of [
        [templateBody({ name: text }), 'name'],
        [templateBody({ custom_fields: texts }), 'custom_fields.ptBr.1'],
      ] as const) {
        const refused = await call(api.url, '/missions/certificate-templates', {
          token: admin.token,
          body,
        });
        expect(refused.status).toBe(400);
        expect(refused.json).toMatchObject({ field });
      }
      await storeTemplate(api.url, admin.token, { name: 'a😀b' });
    },
  );

  test('in a query is bad input, as a literal and as a variable', async () => {
    const { learner } = await newCompany(api.url);
    const literal = '{ certificates(offset: "\\u0000") { id } }';
    const answer = await query(api.url, 'missions', learner.token, literal);
    expect(answer.errors).toEqual([
      { message: 'A text has a NUL or half of a character.', code: 'BAD_USER_INPUT' },
    ]);
    const text = 'query ($offset: String) { certificates(offset: $offset) { id } }';
    const refused = await call(api.url, '/missions/graphql', {
      body: { query: text, variables: { offset: '\0' } },
      headers: { authorization: `Bearer ${learner.token}` },
    });
    expect(refused.status).toBe(400);
  });
});

describe('what describes the schema', () => {
  test('is told to whoever asks as tools do', async () => {
    const { learner } = await newCompany(api.url);
    const answer = await query(api.url, 'missions', learner.token, getIntrospectionQuery());
    expect(answer.errors).toEqual([]);
    expect(answer.data).toHaveProperty('__schema');
  });

  test('has the limits of every query', async () => {
    const { learner } = await newCompany(api.url);
    const inner = Array.from({ length: 600 }, (_, at) => `a${at}: types { name }`).join(' ');
    const { errors } = await query(api.url, 'missions', learner.token, `{ __schema { ${inner} } }`);
    expect(errors.map(({ code }) => code)).toContain('QUERY_TOO_LARGE');
  });
});

test('an answer in parts has one length', async () => {
  const { learner } = await newCompany(api.url);
  const body = JSON.stringify({ query: '{ certificates { id } }' });
  const said = await exchange(
    'POST /missions/graphql HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Accept: multipart/mixed',
    'Content-Type: application/json',
    `Authorization: Bearer ${learner.token}`,
    `Content-Length: ${body.length}`,
    '',
    body,
  );
  expect(said).toMatch(/^HTTP\/1\.1 200 /);
  const [head = ''] = said.split('\r\n\r\n');
  expect(head.match(/^(?:content-length|transfer-encoding):/gim)).toHaveLength(1);
});

test('who is dismissed while listening is told no more', async () => {
  const { company_id, learner } = await newCompany(api.url);
  const received: string[] = [];
  const code = await new Promise((resolve) => {
    const socket = missionsSocket(api.url, learner.token, ({ type }) => {
      received.push(type);
      if (type === 'connection_ack') ask(socket, '1', COUNT);
      if (type === 'next')
        void call(api.url, `/control/companies/${company_id}`, {
          method: 'PUT',
          body: { show_certificates: false },
        });
      // The subscription ends; the next operation on the same socket is refused.
      if (type === 'error' || type === 'complete') ask(socket, '2', '{ __typename }');
    });
    socket.on('close', resolve);
  });
  expect(received).not.toContain('pong');
  expect(received.slice(0, 2)).toEqual(['connection_ack', 'next']);
  expect(code).toBe(4403);
});

test('a socket has so many operations at once, and no more', async () => {
  const { learner } = await newCompany(api.url);
  const refused = await new Promise<unknown>((resolve) => {
    missionsSocket(api.url, learner.token, ({ type, payload }, socket) => {
      if (type === 'connection_ack')
        for (let id = 0; id < 30; id += 1) ask(socket, String(id), COUNT);
      if (type !== 'error') return;
      resolve(payload);
      socket.close();
    });
  });
  expect(refused).toMatchObject([{ extensions: { code: 'QUERY_TOO_LARGE' } }]);
});
