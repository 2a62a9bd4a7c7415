import { call, earn, newCompany, query, type Person } from '../testing/calls.ts';
import { api } from '../testing/testApi.ts';

interface Certificate {
  id: string;
  type: string;
  created_at: string;
  mission: { name: string } | null;
  content: { name: string } | null;
}

const text = `query listUserCertificates(
  $type: CertificateTypeEnum, $order: OrderByArgs, $limit: Int, $offset: String
) {
  certificates(type: $type, order: $order, limit: $limit, offset: $offset) {
    id type created_at mission { name } content { name }
  }
}`;

async function page(token: string, variables: Record<string, unknown>): Promise<Certificate[]> {
  const answer = await query<{ certificates: Certificate[] }>(
    api.url,
    'missions',
    token,
    text,
    variables,
  );
  expect(answer.errors).toEqual([]);
  return answer.data?.certificates ?? [];
}

/** All pages; `between` is done after each of them. */
async function allPages(
  person: Person,
  variables: Record<string, unknown>,
  between?: () => Promise<unknown>,
): Promise<Certificate[]> {
  const loaded: Certificate[] = [];
  for (;;) {
    const offset = loaded.at(-1)?.id;
    const next = await page(person.token, { limit: 10, ...variables, offset });
    loaded.push(...next);
    if (next.length < 10) return loaded;
    await between?.();
  }
}

const moment = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

/** 57 certificates in groups of the same time and the same name, each group longer than a page's rest. */
const withTies = () =>
  Array.from({ length: 57 }, (_, place) => ({
    type: place % 3 === 0 ? 'CONTENT' : 'MISSION',
    name: ['Ética', 'etica', 'Água', 'Zelo', 'Básico'][place % 5] ?? '',
    created_at: moment(Math.floor(place / 13)),
  }));

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const byText = (one: string, other: string) => (one < other ? -1 : 1);

test.each([
  ['CREATED_AT', 'ASC'],
  ['CREATED_AT', 'DESC'],
  ['NAME', 'ASC'],
  ['NAME', 'DESC'],
])('paging by %s %s gives each certificate once, ties and all', async (field, direction) => {
  const { learner } = await newCompany(api.url);
  const earned = await earn(api.url, learner.id, withTies());
  const loaded = await allPages(learner, { order: { field, direction } });
  expect(loaded).toHaveLength(57);
  expect(ids(loaded).sort(byText)).toEqual([...earned].sort(byText));
});

test.each(['ASC', 'DESC'])(
  'certificates earned between two pages make none come twice and none be missed (%s)',
  async (direction) => {
    const { learner } = await newCompany(api.url);
    const earned = await earn(api.url, learner.id, withTies());
    let minute = 0;
    const loaded = await allPages(learner, { order: { field: 'CREATED_AT', direction } }, () => {
      minute += 1;
      return earn(api.url, learner.id, [
        { type: 'CONTENT', name: 'Novo', created_at: moment(10_000 + minute) },
        { type: 'MISSION', name: 'Antigo', created_at: moment(-minute) },
      ]);
    });
    expect(new Set(ids(loaded)).size).toBe(loaded.length);
    expect(earned.filter((id) => !ids(loaded).includes(id))).toEqual([]);
  },
);

test('names are ordered without regard to accents and case', async () => {
  const { learner } = await newCompany(api.url);
  const names = ['Zebra', 'água', 'Ábaco', 'abelha', 'Éter', 'eco'];
  await earn(
    api.url,
    learner.id,
    names.map((name) => ({ type: 'CONTENT', name })),
  );
  const loaded = await page(learner.token, { order: { field: 'NAME', direction: 'ASC' } });
  const expected = ['Ábaco', 'abelha', 'água', 'eco', 'Éter', 'Zebra'];
  expect(loaded.map(({ content }) => content?.name)).toEqual(expected);
});

test('a type keeps the other one out, page by page', async () => {
  const { learner } = await newCompany(api.url);
  await earn(api.url, learner.id, withTies());
  const order = { field: 'CREATED_AT', direction: 'DESC' };
  const missions = await allPages(learner, { type: 'MISSION', order });
  const contents = await allPages(learner, { type: 'CONTENT', order });
  expect([missions.length, contents.length]).toEqual([38, 19]);
  expect(missions.every(({ type, content }) => type === 'MISSION' && content === null)).toBe(true);
});

test('without arguments the ten newest come, newest first', async () => {
  const { learner } = await newCompany(api.url);
  const earned = await earn(api.url, learner.id, 12);
  const answer = await query<{ certificates: Certificate[] }>(
    api.url,
    'missions',
    learner.token,
    '{ certificates { id } }',
  );
  expect(ids(answer.data?.certificates ?? [])).toEqual(earned.slice(0, 10));
});

test.each([0, -1, 101])('a page of %d is refused', async (limit) => {
  const { learner } = await newCompany(api.url);
  const { errors } = await query(api.url, 'missions', learner.token, text, { limit });
  expect(errors).toEqual([{ message: 'limit must be from 1 to 100.', code: 'BAD_USER_INPUT' }]);
});

test('the demo learner has 260 certificates, whichever way they are paged', async () => {
  const learner = { token: 'demo-learner', id: 'user-learner', name: '' };
  const order = { field: 'CREATED_AT', direction: 'DESC' };
  const loaded = await allPages(learner, { order });
  expect(new Set(ids(loaded)).size).toBe(260);
  const ties = loaded.filter(
    (one, place) => place % 10 === 0 && one.created_at === loaded[place - 1]?.created_at,
  );
  expect(ties.length).toBeGreaterThanOrEqual(5);
  const listed = await call(api.url, '/missions/certificates', { token: 'demo-learner' });
  expect(ids(listed.json as Certificate[])).toEqual(ids(loaded));
});
