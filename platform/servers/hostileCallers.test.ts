import { connect, type Socket } from 'node:net';
import { getIntrospectionQuery } from 'graphql';
import {
  sendRestRequest,
  createCompany,
  sendGraphqlQuery,
  storeTemplate,
  createTemplateBody,
} from './testing/calls.ts';
import {
  sendGraphqlOverWebSocket,
  COUNT_SUBSCRIPTION,
  openMissionsSocket,
} from './testing/missionsSocket.ts';
import { testApiUrl } from './testing/testApi.ts';

const getPort = (): number => Number(new URL(testApiUrl.url).port);

const formatRequest = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n\r\n`;

/** Sends a raw HTTP request and returns everything received until the server closes the connection. */
function sendRequest(...lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(getPort(), '127.0.0.1', () => socket.write(formatRequest(lines)));
    let response = '';
    socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
    socket.on('close', () => resolve(response));
    socket.on('error', reject);
  });
}

const createUpgradeRequest = (path: string, protocol: string, ...headers: string[]): string[] => [
  `GET ${path} HTTP/1.1`,
  'Host: localhost',
  'Connection: Upgrade',
  `Upgrade: ${protocol}`,
  ...headers,
];
const createWebSocketRequest = (path: string, ...headers: string[]): string[] =>
  createUpgradeRequest(
    path,
    'websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ...headers,
  );

async function isAlive(): Promise<boolean> {
  return (await sendRestRequest(testApiUrl.url, '/openapi.json')).status === 200;
}

describe('HTTP upgrade', () => {
  test.each(['//', '//x:y:z', '*', '/\\', '/%', '/elsewhere'])(
    'answers an upgrade to %s with an HTTP error and keeps running',
    async (path) => {
      expect(await sendRequest(...createWebSocketRequest(path))).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(await isAlive()).toBe(true);
    },
  );

  test('ignores the offer of a protocol other than WebSocket', async () => {
    expect(await sendRequest(...createUpgradeRequest('/openapi.json', 'h2c'))).toMatch(
      /^HTTP\/1\.1 200 OK[^]*"openapi":"3\.1\.0"/,
    );
  });

  test('keeps running when upgrading connections are reset', async () => {
    const openAndReset = () =>
      new Promise<void>((resolve) => {
        const socket: Socket = connect(getPort(), '127.0.0.1', () => {
          socket.write(formatRequest(createWebSocketRequest('/elsewhere')), () =>
            socket.resetAndDestroy(),
          );
        });
        socket.on('error', () => undefined);
        socket.on('close', () => resolve());
      });
    for (let round = 0; round < 20; round += 1)
      await Promise.all(Array.from({ length: 50 }, openAndReset));
    expect(await isAlive()).toBe(true);
  });

  test('answers 403 to a page of an unknown origin, and 101 to a known origin or none', async () => {
    const openFrom = (...headers: string[]) =>
      new Promise<string>((resolve) => {
        const socket = connect(getPort(), '127.0.0.1', () =>
          socket.write(formatRequest(createWebSocketRequest('/missions/graphql', ...headers))),
        );
        socket.once('data', (chunk: Buffer) => {
          resolve(chunk.toString().slice(0, 12));
          socket.destroy();
        });
      });
    expect(await openFrom('Origin: https://evil.example')).toBe('HTTP/1.1 403');
    expect(await openFrom('Origin: http://localhost')).toBe('HTTP/1.1 101');
    expect(await openFrom()).toBe('HTTP/1.1 101');
  });
});

test.each(['evil.example', 'localhost.evil.example:4000', '[::1', ''])(
  'answers 400 or 421 when the Host header is %s',
  async (host) => {
    const response = await sendRequest(
      'GET /platform/demo-users HTTP/1.1',
      `Host: ${host}`,
      'Connection: close',
    );
    expect(response).toMatch(/^HTTP\/1\.1 4(?:00|21) /);
    expect(response).not.toContain('token');
  },
);

describe('text that the database cannot store', () => {
  test.each([
    ['GET', '/media/images/%00'],
    ['GET', '/missions/certificates/%00'],
    ['GET', '/missions/certificate-templates/a%00b'],
    ['GET', '/api/frontend/all?properties[companyId]=%00'],
    ['DELETE', '/missions/certificate-templates/%00'],
    ['GET', '/workspace/v1/companies/%00/settings'],
  ])('answers 400 or 404 to %s %s', async (method, path) => {
    const { admin } = await createCompany(testApiUrl.url);
    const token = path.startsWith('/api/') ? 'demo-frontend-key' : admin.token;
    const { status } = await sendRestRequest(testApiUrl.url, path, { method, token });
    expect([400, 404]).toContain(status);
  });

  test.each(['a\0b', 'a\ud800b', '\udc00'])(
    'answers 400 naming the field for %j in a template',
    async (text) => {
      const { admin } = await createCompany(testApiUrl.url);
      const texts = { ptBr: ['', text, ''], enUs: ['', '', ''], esEs: ['', '', ''] };
      for (const [body, field] of [
        [createTemplateBody({ name: text }), 'name'],
        [createTemplateBody({ custom_fields: texts }), 'custom_fields.ptBr.1'],
      ] as const) {
        const response = await sendRestRequest(testApiUrl.url, '/missions/certificate-templates', {
          token: admin.token,
          body,
        });
        expect(response.status).toBe(400);
        expect(response.json).toMatchObject({ field });
      }
      await storeTemplate(testApiUrl.url, admin.token, { name: 'a😀b' });
    },
  );

  test('rejects it in a query, as a literal and as a variable', async () => {
    const { learner } = await createCompany(testApiUrl.url);
    const literal = '{ certificates(offset: "\\u0000") { id } }';
    const result = await sendGraphqlQuery(testApiUrl.url, 'missions', learner.token, literal);
    expect(result.errors).toEqual([
      { message: 'A text has a NUL or half of a character.', code: 'BAD_USER_INPUT' },
    ]);
    const text = 'query ($offset: String) { certificates(offset: $offset) { id } }';
    const response = await sendRestRequest(testApiUrl.url, '/missions/graphql', {
      body: { query: text, variables: { offset: '\0' } },
      headers: { authorization: `Bearer ${learner.token}` },
    });
    expect(response.status).toBe(400);
  });
});

describe('introspection', () => {
  test('answers the introspection query of GraphQL tools', async () => {
    const { learner } = await createCompany(testApiUrl.url);
    const result = await sendGraphqlQuery(
      testApiUrl.url,
      'missions',
      learner.token,
      getIntrospectionQuery(),
    );
    expect(result.errors).toEqual([]);
    expect(result.data).toHaveProperty('__schema');
  });

  test('applies the query limits to introspection', async () => {
    const { learner } = await createCompany(testApiUrl.url);
    const selections = Array.from({ length: 600 }, (_, index) => `a${index}: types { name }`).join(
      ' ',
    );
    const { errors } = await sendGraphqlQuery(
      testApiUrl.url,
      'missions',
      learner.token,
      `{ __schema { ${selections} } }`,
    );
    expect(errors.map(({ code }) => code)).toContain('QUERY_TOO_LARGE');
  });
});

test('sends exactly one length header when multipart is accepted', async () => {
  const { learner } = await createCompany(testApiUrl.url);
  const body = JSON.stringify({ query: '{ certificates { id } }' });
  const response = await sendRequest(
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
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  const [headers = ''] = response.split('\r\n\r\n');
  expect(headers.match(/^(?:content-length|transfer-encoding):/gim)).toHaveLength(1);
});

test('closes a socket with 4403 when the company loses its certificates', async () => {
  const { company_id, learner } = await createCompany(testApiUrl.url);
  const received: string[] = [];
  const code = await new Promise((resolve) => {
    const socket = openMissionsSocket(testApiUrl.url, learner.token, ({ type }) => {
      received.push(type);
      if (type === 'connection_ack') sendGraphqlOverWebSocket(socket, '1', COUNT_SUBSCRIPTION);
      if (type === 'next')
        void sendRestRequest(testApiUrl.url, `/control/companies/${company_id}`, {
          method: 'PUT',
          body: { show_certificates: false },
        });
      // The subscription has ended: the next operation on the same socket is rejected.
      if (type === 'error' || type === 'complete')
        sendGraphqlOverWebSocket(socket, '2', '{ __typename }');
    });
    socket.on('close', resolve);
  });
  expect(received).not.toContain('pong');
  expect(received.slice(0, 2)).toEqual(['connection_ack', 'next']);
  expect(code).toBe(4403);
});

test('limits the concurrent operations of a socket', async () => {
  const { learner } = await createCompany(testApiUrl.url);
  const payload = await new Promise<unknown>((resolve) => {
    openMissionsSocket(testApiUrl.url, learner.token, ({ type, payload }, socket) => {
      if (type === 'connection_ack')
        for (let id = 0; id < 30; id += 1)
          sendGraphqlOverWebSocket(socket, String(id), COUNT_SUBSCRIPTION);
      if (type !== 'error') return;
      resolve(payload);
      socket.close();
    });
  });
  expect(payload).toMatchObject([{ extensions: { code: 'QUERY_TOO_LARGE' } }]);
});
