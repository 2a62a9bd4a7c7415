import WebSocket from 'ws';
import { call, earn, newCompany, query } from '../testing/calls.ts';
import { countSocket } from '../testing/missionsSocket.ts';
import { api } from '../testing/testApi.ts';

async function learnerToken(): Promise<string> {
  return (await newCompany(api.url)).learner.token;
}

test('a query deeper than any honest one is refused', async () => {
  const text = `{ certificates { ${'mission { '.repeat(8)} name ${'}'.repeat(8)} } }`;
  const answer = await query(api.url, 'missions', await learnerToken(), text);
  expect(answer.data ?? null).toBeNull();
  expect(answer.errors.map(({ code }) => code)).toContain('QUERY_TOO_LARGE');
});

test('more aliases than any honest query has are refused, spread by fragments too', async () => {
  const aliases = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, place) => `${prefix}${place}: certificates { id }`).join(' ');
  const token = await learnerToken();
  const plain = await query(api.url, 'missions', token, `{ ${aliases(11, 'a')} }`);
  expect(plain.errors).toEqual([
    { message: 'The query has more than 10 aliases.', code: 'QUERY_TOO_LARGE' },
  ]);
  const spread = `{ ...A ...B } fragment A on Query { ${aliases(6, 'a')} } fragment B on Query { ${aliases(6, 'b')} }`;
  const hidden = await query(api.url, 'missions', token, spread);
  expect(hidden.errors).toEqual(plain.errors);
  const few = await query(api.url, 'missions', token, `{ ${aliases(3, 'a')} }`);
  expect(few.errors).toEqual([]);
});

test('a fragment that spreads itself is refused, not followed', async () => {
  const text = '{ certificates { ...Loop } } fragment Loop on Certificate { id ...Loop }';
  const { errors } = await query(api.url, 'missions', await learnerToken(), text);
  expect(errors[0]?.message).toContain('itself');
});

test('a body over 100 KB is refused', async () => {
  const { status } = await query(
    api.url,
    'missions',
    await learnerToken(),
    `{ certificates { id } } # ${'x'.repeat(100_000)}`,
  );
  expect(status).toBe(413);
});

test('metadata are paged, searched without accents, filtered by active and ordered', async () => {
  const names = ['Árvore', 'arco', 'Zona', 'Ébano'];
  const { learner } = await newCompany(api.url, {
    metadata: [
      ...names.map((name) => ({ name, color: null })),
      { name: 'Arquivo', color: null, active: false },
    ],
  });
  interface Page {
    companyUserMetadata: { total: number; items: { name: string }[] };
  }
  const ask = async (args: string) => {
    const text = `{ companyUserMetadata(${args}) { total items { name } } }`;
    const answer = await query<Page>(api.url, 'company', learner.token, text);
    const page = answer.data?.companyUserMetadata;
    return { total: page?.total, names: page?.items.map(({ name }) => name) };
  };
  expect(await ask('skip: 0, take: 15, name: "", active: true')).toEqual({
    total: 4,
    names: ['arco', 'Árvore', 'Ébano', 'Zona'],
  });
  expect(await ask('skip: 1, take: 2, active: true')).toEqual({
    total: 4,
    names: ['Árvore', 'Ébano'],
  });
  expect(await ask('name: "AR", order_by: NAME, order_by_direction: DESC')).toEqual({
    total: 3,
    names: ['Árvore', 'Arquivo', 'arco'],
  });
});

/** Opens a socket, sends messages one by one as answers come, and tells how it was closed. */
function converse(
  path: string,
  protocol: string,
  messages: object[],
): Promise<{ code: number; received: unknown[] }> {
  const received: unknown[] = [];
  const left = [...messages];
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}${path}`, protocol);
    const sendNext = () => {
      const next = left.shift();
      if (next !== undefined) socket.send(JSON.stringify(next));
    };
    socket.on('open', sendNext);
    socket.on('message', (message: Buffer) => {
      const answer = JSON.parse(message.toString()) as { type: string };
      received.push(answer);
      if (['complete', 'error'].includes(answer.type)) socket.close(1000);
      else sendNext();
    });
    socket.on('close', (code) => resolve({ code, received }));
    socket.on('error', (error) => {
      if (!error.message.includes('subprotocol')) reject(error);
    });
  });
}

const PROTOCOL = 'graphql-transport-ws';
const init = (token: string) => ({
  type: 'connection_init',
  payload: { headers: { Authorization: `Bearer ${token}` } },
});
const subscribe = (text: string) => ({ id: '1', type: 'subscribe', payload: { query: text } });

test.each(['/missions/graphql', '/company/graphql'])(
  '%s answers an operation over WebSocket to whom the connection parameters name',
  async (path) => {
    const { received } = await converse(path, PROTOCOL, [
      init(await learnerToken()),
      subscribe('{ __typename }'),
    ]);
    expect(received).toEqual([
      { type: 'connection_ack' },
      { id: '1', type: 'next', payload: { data: { __typename: 'Query' } } },
      { id: '1', type: 'complete' },
    ]);
  },
);

test.each(['nobody', ''])('connection_init with token "%s" is closed with 4403', async (token) => {
  const { code } = await converse('/missions/graphql', PROTOCOL, [init(token)]);
  expect(code).toBe(4403);
});

test('a subscription before connection_init is closed with 4401', async () => {
  const { code } = await converse('/missions/graphql', PROTOCOL, [subscribe('{ __typename }')]);
  expect(code).toBe(4401);
});

test('a second connection_init is closed with 4429, a message that is none with 4400', async () => {
  const hello = init(await learnerToken());
  expect((await converse('/missions/graphql', PROTOCOL, [hello, hello])).code).toBe(4429);
  expect((await converse('/missions/graphql', PROTOCOL, [{ type: 'what' }])).code).toBe(4400);
});

test('the limits hold over WebSocket too', async () => {
  const aliases = Array.from({ length: 11 }, (_, place) => `a${place}: __typename`).join(' ');
  const { received } = await converse('/missions/graphql', PROTOCOL, [
    init(await learnerToken()),
    subscribe(`{ ${aliases} }`),
  ]);
  expect(received).toContainEqual(expect.objectContaining({ id: '1', type: 'error' }));
});

test('the subscription to the number of certificates tells each change', async () => {
  const { learner } = await newCompany(api.url);
  const counts: number[] = [];
  await new Promise<void>((resolve) => {
    const socket = countSocket(api.url, learner.token, (count) => {
      counts.push(count);
      if (counts.length === 1) void earn(api.url, learner.id, 2);
      else socket.close(1000);
    });
    socket.on('close', () => resolve());
  });
  expect(counts).toEqual([0, 2]);
});

test('no query service answers GET, and unknown paths are no sockets', async () => {
  const { status } = await call(api.url, '/missions/graphql?query={__typename}');
  expect(status).toBe(404);
  await expect(converse('/elsewhere', PROTOCOL, [])).rejects.toThrow('404');
});
