import WebSocket from 'ws';
import {
  sendRestRequest,
  storeCertificates,
  createCompany,
  sendGraphqlQuery,
} from '../testing/calls.ts';
import { subscribeToCertificateCount } from '../testing/missionsSocket.ts';
import { testApiUrl } from '../testing/testApi.ts';

async function createLearnerToken(): Promise<string> {
  return (await createCompany(testApiUrl.url)).learner.token;
}

test('rejects a query that is too deep', async () => {
  const text = `{ certificates { ${'mission { '.repeat(8)} name ${'}'.repeat(8)} } }`;
  const result = await sendGraphqlQuery(
    testApiUrl.url,
    'missions',
    await createLearnerToken(),
    text,
  );
  expect(result.data ?? null).toBeNull();
  expect(result.errors.map(({ code }) => code)).toContain('QUERY_TOO_LARGE');
});

test('rejects too many aliases, also when spread by fragments', async () => {
  const createAliases = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, index) => `${prefix}${index}: certificates { id }`).join(' ');
  const token = await createLearnerToken();
  const plainResult = await sendGraphqlQuery(
    testApiUrl.url,
    'missions',
    token,
    `{ ${createAliases(11, 'a')} }`,
  );
  expect(plainResult.errors).toEqual([
    { message: 'The query has more than 10 aliases.', code: 'QUERY_TOO_LARGE' },
  ]);
  const spreadQuery = `{ ...A ...B } fragment A on Query { ${createAliases(6, 'a')} } fragment B on Query { ${createAliases(6, 'b')} }`;
  const spreadResult = await sendGraphqlQuery(testApiUrl.url, 'missions', token, spreadQuery);
  expect(spreadResult.errors).toEqual(plainResult.errors);
  const allowedResult = await sendGraphqlQuery(
    testApiUrl.url,
    'missions',
    token,
    `{ ${createAliases(3, 'a')} }`,
  );
  expect(allowedResult.errors).toEqual([]);
});

test('rejects a fragment that spreads itself', async () => {
  const text = '{ certificates { ...Loop } } fragment Loop on Certificate { id ...Loop }';
  const { errors } = await sendGraphqlQuery(
    testApiUrl.url,
    'missions',
    await createLearnerToken(),
    text,
  );
  expect(errors[0]?.message).toContain('itself');
});

test('answers 413 to a body over 100 KB', async () => {
  const { status } = await sendGraphqlQuery(
    testApiUrl.url,
    'missions',
    await createLearnerToken(),
    `{ certificates { id } } # ${'x'.repeat(100_000)}`,
  );
  expect(status).toBe(413);
});

test('pages, searches, filters and orders metadata', async () => {
  const names = ['Árvore', 'arco', 'Zona', 'Ébano'];
  const { learner } = await createCompany(testApiUrl.url, {
    metadata: [
      ...names.map((name) => ({ name, color: null })),
      { name: 'Arquivo', color: null, active: false },
    ],
  });
  interface Page {
    companyUserMetadata: { total: number; items: { name: string }[] };
  }
  const queryMetadata = async (args: string) => {
    const queryText = `{ companyUserMetadata(${args}) { total items { name } } }`;
    const result = await sendGraphqlQuery<Page>(
      testApiUrl.url,
      'company',
      learner.token,
      queryText,
    );
    const page = result.data?.companyUserMetadata;
    return { total: page?.total, names: page?.items.map(({ name }) => name) };
  };
  expect(await queryMetadata('skip: 0, take: 15, name: "", active: true')).toEqual({
    total: 4,
    names: ['arco', 'Árvore', 'Ébano', 'Zona'],
  });
  expect(await queryMetadata('skip: 1, take: 2, active: true')).toEqual({
    total: 4,
    names: ['Árvore', 'Ébano'],
  });
  expect(await queryMetadata('name: "AR", order_by: NAME, order_by_direction: DESC')).toEqual({
    total: 3,
    names: ['Árvore', 'Arquivo', 'arco'],
  });
});

/** Opens a socket, sends each message after the response to the previous one, and returns the responses and close code. */
function exchangeMessages(
  path: string,
  protocol: string,
  messages: object[],
): Promise<{ code: number; received: unknown[] }> {
  const received: unknown[] = [];
  const queue = [...messages];
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${testApiUrl.url.replace('http', 'ws')}${path}`, protocol);
    const sendNext = () => {
      const message = queue.shift();
      if (message !== undefined) socket.send(JSON.stringify(message));
    };
    socket.on('open', sendNext);
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { type: string };
      received.push(message);
      if (['complete', 'error'].includes(message.type)) socket.close(1000);
      else sendNext();
    });
    socket.on('close', (code) => resolve({ code, received }));
    socket.on('error', (error) => {
      if (!error.message.includes('subprotocol')) reject(error);
    });
  });
}

const PROTOCOL = 'graphql-transport-ws';
const createInitMessage = (token: string) => ({
  type: 'connection_init',
  payload: { headers: { Authorization: `Bearer ${token}` } },
});
const createSubscribeMessage = (text: string) => ({
  id: '1',
  type: 'subscribe',
  payload: { query: text },
});

test.each(['/missions/graphql', '/company/graphql'])(
  'executes an operation over WebSocket at %s',
  async (path) => {
    const { received } = await exchangeMessages(path, PROTOCOL, [
      createInitMessage(await createLearnerToken()),
      createSubscribeMessage('{ __typename }'),
    ]);
    expect(received).toEqual([
      { type: 'connection_ack' },
      { id: '1', type: 'next', payload: { data: { __typename: 'Query' } } },
      { id: '1', type: 'complete' },
    ]);
  },
);

test.each(['nobody', ''])(
  'closes with 4403 when connection_init has the token "%s"',
  async (token) => {
    const { code } = await exchangeMessages('/missions/graphql', PROTOCOL, [
      createInitMessage(token),
    ]);
    expect(code).toBe(4403);
  },
);

test('closes with 4401 when a subscription precedes connection_init', async () => {
  const { code } = await exchangeMessages('/missions/graphql', PROTOCOL, [
    createSubscribeMessage('{ __typename }'),
  ]);
  expect(code).toBe(4401);
});

test('closes with 4429 after a second connection_init, and with 4400 after an invalid message', async () => {
  const initMessage = createInitMessage(await createLearnerToken());
  expect(
    (await exchangeMessages('/missions/graphql', PROTOCOL, [initMessage, initMessage])).code,
  ).toBe(4429);
  expect((await exchangeMessages('/missions/graphql', PROTOCOL, [{ type: 'what' }])).code).toBe(
    4400,
  );
});

test('applies the query limits over WebSocket', async () => {
  const aliases = Array.from({ length: 11 }, (_, index) => `a${index}: __typename`).join(' ');
  const { received } = await exchangeMessages('/missions/graphql', PROTOCOL, [
    createInitMessage(await createLearnerToken()),
    createSubscribeMessage(`{ ${aliases} }`),
  ]);
  expect(received).toContainEqual(expect.objectContaining({ id: '1', type: 'error' }));
});

test('publishes each change of the number of certificates', async () => {
  const { learner } = await createCompany(testApiUrl.url);
  const counts: number[] = [];
  await new Promise<void>((resolve) => {
    const socket = subscribeToCertificateCount(testApiUrl.url, learner.token, (count) => {
      counts.push(count);
      if (counts.length === 1) void storeCertificates(testApiUrl.url, learner.id, 2);
      else socket.close(1000);
    });
    socket.on('close', () => resolve());
  });
  expect(counts).toEqual([0, 2]);
});

test('answers 404 to GET and to WebSockets on unknown paths', async () => {
  const { status } = await sendRestRequest(testApiUrl.url, '/missions/graphql?query={__typename}');
  expect(status).toBe(404);
  await expect(exchangeMessages('/elsewhere', PROTOCOL, [])).rejects.toThrow('404');
});
