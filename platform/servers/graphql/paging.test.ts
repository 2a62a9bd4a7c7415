import {
  sendRestRequest,
  storeCertificates,
  createCompany,
  sendGraphqlQuery,
  type TestUser,
} from '../testing/calls.ts';
import { testApiUrl } from '../testing/testApi.ts';

interface Certificate {
  id: string;
  type: string;
  created_at: string;
  mission: { name: string } | null;
  content: { name: string } | null;
}

const CERTIFICATES_QUERY = `query listUserCertificates(
  $type: CertificateTypeEnum, $order: OrderByArgs, $limit: Int, $offset: String
) {
  certificates(type: $type, order: $order, limit: $limit, offset: $offset) {
    id type created_at mission { name } content { name }
  }
}`;

async function fetchPage(
  token: string,
  variables: Record<string, unknown>,
): Promise<Certificate[]> {
  const result = await sendGraphqlQuery<{ certificates: Certificate[] }>(
    testApiUrl.url,
    'missions',
    token,
    CERTIFICATES_QUERY,
    variables,
  );
  expect(result.errors).toEqual([]);
  return result.data?.certificates ?? [];
}

/** Fetches all pages and calls `afterEachPage` between them. */
async function fetchAllPages(
  user: TestUser,
  variables: Record<string, unknown>,
  afterEachPage?: () => Promise<unknown>,
): Promise<Certificate[]> {
  const certificates: Certificate[] = [];
  for (;;) {
    const offset = certificates.at(-1)?.id;
    const next = await fetchPage(user.token, { limit: 10, ...variables, offset });
    certificates.push(...next);
    if (next.length < 10) return certificates;
    await afterEachPage?.();
  }
}

const createTimestamp = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

/** Creates 57 certificates in groups with the same time or name, so that pages end inside groups. */
const createTiedCertificates = () =>
  Array.from({ length: 57 }, (_, index) => ({
    type: index % 3 === 0 ? 'CONTENT' : 'MISSION',
    name: ['Ética', 'etica', 'Água', 'Zelo', 'Básico'][index % 5] ?? '',
    created_at: createTimestamp(Math.floor(index / 13)),
  }));

const getIds = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const compareText = (a: string, b: string) => (a < b ? -1 : 1);

test.each([
  ['CREATED_AT', 'ASC'],
  ['CREATED_AT', 'DESC'],
  ['NAME', 'ASC'],
  ['NAME', 'DESC'],
])(
  'returns each certificate once when paging by %s %s with equal sort values',
  async (field, direction) => {
    const { learner } = await createCompany(testApiUrl.url);
    const earnedIds = await storeCertificates(testApiUrl.url, learner.id, createTiedCertificates());
    const loaded = await fetchAllPages(learner, { order: { field, direction } });
    expect(loaded).toHaveLength(57);
    expect(getIds(loaded).sort(compareText)).toEqual([...earnedIds].sort(compareText));
  },
);

test.each(['ASC', 'DESC'])(
  'repeats and skips no certificate when others are earned between pages (%s)',
  async (direction) => {
    const { learner } = await createCompany(testApiUrl.url);
    const earnedIds = await storeCertificates(testApiUrl.url, learner.id, createTiedCertificates());
    let minute = 0;
    const loaded = await fetchAllPages(
      learner,
      { order: { field: 'CREATED_AT', direction } },
      () => {
        minute += 1;
        return storeCertificates(testApiUrl.url, learner.id, [
          { type: 'CONTENT', name: 'Novo', created_at: createTimestamp(10_000 + minute) },
          { type: 'MISSION', name: 'Antigo', created_at: createTimestamp(-minute) },
        ]);
      },
    );
    expect(new Set(getIds(loaded)).size).toBe(loaded.length);
    expect(earnedIds.filter((id) => !getIds(loaded).includes(id))).toEqual([]);
  },
);

test('ignores accents and case when ordering by name', async () => {
  const { learner } = await createCompany(testApiUrl.url);
  const names = ['Zebra', 'água', 'Ábaco', 'abelha', 'Éter', 'eco'];
  await storeCertificates(
    testApiUrl.url,
    learner.id,
    names.map((name) => ({ type: 'CONTENT', name })),
  );
  const loaded = await fetchPage(learner.token, { order: { field: 'NAME', direction: 'ASC' } });
  const expected = ['Ábaco', 'abelha', 'água', 'eco', 'Éter', 'Zebra'];
  expect(loaded.map(({ content }) => content?.name)).toEqual(expected);
});

test('filters every page by type', async () => {
  const { learner } = await createCompany(testApiUrl.url);
  await storeCertificates(testApiUrl.url, learner.id, createTiedCertificates());
  const order = { field: 'CREATED_AT', direction: 'DESC' };
  const missions = await fetchAllPages(learner, { type: 'MISSION', order });
  const contents = await fetchAllPages(learner, { type: 'CONTENT', order });
  expect([missions.length, contents.length]).toEqual([38, 19]);
  expect(missions.every(({ type, content }) => type === 'MISSION' && content === null)).toBe(true);
});

test('returns the ten newest certificates by default', async () => {
  const { learner } = await createCompany(testApiUrl.url);
  const earnedIds = await storeCertificates(testApiUrl.url, learner.id, 12);
  const result = await sendGraphqlQuery<{ certificates: Certificate[] }>(
    testApiUrl.url,
    'missions',
    learner.token,
    '{ certificates { id } }',
  );
  expect(getIds(result.data?.certificates ?? [])).toEqual(earnedIds.slice(0, 10));
});

test.each([0, -1, 101])('rejects a limit of %d', async (limit) => {
  const { learner } = await createCompany(testApiUrl.url);
  const { errors } = await sendGraphqlQuery(
    testApiUrl.url,
    'missions',
    learner.token,
    CERTIFICATES_QUERY,
    { limit },
  );
  expect(errors).toEqual([{ message: 'limit must be from 1 to 100.', code: 'BAD_USER_INPUT' }]);
});

test('returns the same 260 certificates of the demo learner in pages and in the list', async () => {
  const learner = { token: 'demo-learner', id: 'user-learner', name: '' };
  const order = { field: 'CREATED_AT', direction: 'DESC' };
  const loaded = await fetchAllPages(learner, { order });
  expect(new Set(getIds(loaded)).size).toBe(260);
  const ties = loaded.filter(
    (certificate, index) =>
      index % 10 === 0 && certificate.created_at === loaded[index - 1]?.created_at,
  );
  expect(ties.length).toBeGreaterThanOrEqual(5);
  const listResponse = await sendRestRequest(testApiUrl.url, '/missions/certificates', {
    token: 'demo-learner',
  });
  expect(getIds(listResponse.json as Certificate[])).toEqual(getIds(loaded));
});
