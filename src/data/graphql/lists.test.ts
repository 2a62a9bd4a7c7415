import { expectConsoleError } from '#testing/console.ts';
import { toListItemResponse } from '#testing/certificates.ts';
import {
  injectFault,
  type Company,
  createCompany,
  giveCertificates,
  removeFaults,
  getPlatformUrl,
  getRequests,
} from '#testing/platform.ts';
import { createGraphqlClient } from './graphqlClient.ts';
import { listCompanyUserMetadata } from './listCompanyUserMetadata.ts';
import { listUserCertificates } from './listUserCertificates.ts';
import { createGraphqlTokenStorage } from './queryToken.ts';
import type { RequestContext } from '../requestContext.ts';

let company: Company;
let context: RequestContext;

const newestFirst = { field: 'CREATED_AT', direction: 'DESC' } as const;
const firstPage = { order: newestFirst, limit: 10 };

beforeEach(async () => {
  await signIn({});
});
afterEach(() => {
  context.missionsClient.stop();
  context.companyClient.stop();
  jest.restoreAllMocks();
});

/** Creates a company with a learner who is signed in to both GraphQL services. */
async function signIn(settings: object): Promise<void> {
  company = await createCompany(settings);
  const token = createGraphqlTokenStorage(undefined);
  token.save(company.learner.token);
  const createClient = (name: string) =>
    createGraphqlClient({
      uri: `${getPlatformUrl()}/${name}/graphql`,
      socketUri: '',
      socketOnly: false,
      token,
      renewToken: () => Promise.resolve(undefined),
      onError: () => undefined,
    });
  context = {
    missionsClient: createClient('missions'),
    companyClient: createClient('company'),
    onQueryError: () => undefined,
  } as unknown as RequestContext;
}

const respondWith = (body: object) =>
  injectFault(company, 'POST graphql', { body: JSON.stringify(body) });

const getLastVariables = async () =>
  ((await getRequests(company.company_id)).at(-1)?.body as { variables?: unknown } | undefined)
    ?.variables;

describe('listUserCertificates', () => {
  test('sends type, order, limit and offset unchanged', async () => {
    const [id = ''] = await giveCertificates(company.learner, 1);
    const variables = {
      type: 'MISSION',
      order: { field: 'NAME', direction: 'ASC' },
      limit: 7,
      offset: id,
    } as const;
    await listUserCertificates(context, variables);
    expect(await getLastVariables()).toEqual(variables);
  });

  test('omits the type for both types and the offset on the first page', async () => {
    await listUserCertificates(context, firstPage);
    expect(await getLastVariables()).toEqual({
      order: { field: 'CREATED_AT', direction: 'DESC' },
      limit: 10,
    });
  });

  test('returns certificates with all their fields', async () => {
    await giveCertificates(company.learner, [
      { type: 'MISSION', name: 'Integração', workload: 90, recycled: true },
      { type: 'CONTENT', name: 'Segurança', workload: null, grade: 9.5 },
    ]);
    const { certificates, isPartial } = await listUserCertificates(context, firstPage);
    expect(isPartial).toBe(false);
    expect(certificates).toMatchObject([
      {
        type: 'MISSION',
        isFromRecycledMission: true,
        course: { name: 'Integração', workload: 90, grade: null },
      },
      {
        type: 'CONTENT',
        isFromRecycledMission: false,
        course: { name: 'Segurança', workload: null, grade: 9.5 },
      },
    ]);
  });

  test('returns the page after the last loaded certificate', async () => {
    const ids = await giveCertificates(company.learner, 23);
    const loadedIds: string[] = [];
    let offset: string | undefined;
    for (const size of [10, 10, 3]) {
      const page = await listUserCertificates(context, {
        ...firstPage,
        ...(offset && { offset }),
      });
      expect(page.received).toBe(size);
      loadedIds.push(...page.certificates.map(({ id }) => id));
      offset = page.cursor;
    }
    expect(loadedIds).toEqual(ids);
  });

  test('slices the pages itself when the service has no paging', async () => {
    await giveCertificates(company.learner, 1);
    const { certificates } = await listUserCertificates(context, firstPage);
    const rows = Array.from({ length: 23 }, (_, row) => ({ ...certificates[0], id: `row ${row}` }));
    await respondWith({ data: { certificates: rows } });
    const loadedIds: string[] = [];
    let offset: string | undefined;
    for (const size of [10, 10, 3, 0]) {
      const page = await listUserCertificates(context, {
        ...firstPage,
        ...(offset && { offset }),
      });
      expect(page.received).toBe(size);
      loadedIds.push(...page.certificates.map(({ id }) => id));
      offset = page.cursor ?? offset;
    }
    expect(loadedIds).toEqual(rows.map(({ id }) => id));
  });

  test('returns no cursor for an empty page', async () =>
    expect(await listUserCertificates(context, firstPage)).toEqual({
      certificates: [],
      received: 0,
      isPartial: false,
    }));

  test('leaves out and logs elements without an id, but counts them as received', async () => {
    expectConsoleError(/^Left out what could not be read: id /, 1);
    expectConsoleError(/^Left out what could not be read: {2}/, 2);
    await giveCertificates(company.learner, 2);
    const { certificates } = await listUserCertificates(context, firstPage);
    const [first, second] = certificates.map(toListItemResponse);
    const unusual = { ...second, type: 'BADGE', content: { name: {} }, created_at: [] };
    await respondWith({
      data: { certificates: [first, { ...unusual, id: 7 }, { ...second, id: null }, null, 'text'] },
    });
    const page = await listUserCertificates(context, firstPage);
    // Missing values become empty without affecting the others.
    const expected = { type: 'CONTENT', course: { name: '' }, createdAt: null };
    expect(page.certificates).toMatchObject([{ id: first?.id }, { ...expected, id: '7' }]);
    expect(page).toMatchObject({ received: 5, isPartial: true });
    expect(page.cursor).toBeUndefined();
  });

  test('returns a numeric id as a text cursor', async () => {
    await respondWith({ data: { certificates: [{ id: 7 }] } });
    expect((await listUserCertificates(context, firstPage)).cursor).toBe('7');
  });

  test.each([null, 'text', { name: 'No id' }])(
    'throws an ApiError when no element can be parsed: %j',
    async (last) => {
      expectConsoleError(/^Left out what could not be read: /, 1);
      await respondWith({ data: { certificates: [last] } });
      await expect(listUserCertificates(context, firstPage)).rejects.toMatchObject({
        kind: 'shape',
      });
    },
  );

  test('ignores unknown keys and parses missing optional values as null', async () => {
    await giveCertificates(company.learner, 1);
    const { certificates } = await listUserCertificates(context, firstPage);
    const responses = certificates.map((certificate) => ({
      ...toListItemResponse(certificate),
      later: { added: [1] },
    }));
    await respondWith({ data: { certificates: responses }, later: 1 });
    const page = await listUserCertificates(context, firstPage);
    expect(page.certificates).toEqual(certificates);
  });

  test('keeps partial data next to errors', async () => {
    await giveCertificates(company.learner, 1);
    const { certificates } = await listUserCertificates(context, firstPage);
    const responses = certificates.map(toListItemResponse);
    await respondWith({
      data: { certificates: responses },
      errors: [{ message: 'Grades are missing.' }],
    });
    const page = await listUserCertificates(context, firstPage);
    expect(page.certificates).toEqual(certificates);
    expect(page.isPartial).toBe(true);
  });

  test.each([
    ['errors only', { errors: [{ message: 'No.' }] }, { kind: 'graphql', message: 'No.' }],
    [
      'null',
      { data: { certificates: null } },
      { kind: 'shape', field: 'certificates', message: 'Unexpected answer: certificates' },
    ],
    [
      'no list of certificates',
      { data: { certificates: {} } },
      { kind: 'shape', field: 'certificates' },
    ],
    ['neither data nor errors', {}, { kind: 'shape' }],
    ['an empty list', [], { kind: 'shape' }],
  ])('throws an ApiError when the response has no certificates: %s', async (_name, body, error) => {
    await respondWith(body);
    await expect(listUserCertificates(context, firstPage)).rejects.toMatchObject({
      name: 'ApiError',
      ...error,
    });
  });

  test('throws the error of the service when the cursor is unknown', async () => {
    await expect(
      listUserCertificates(context, { ...firstPage, offset: 'unknown-id' }),
    ).rejects.toMatchObject({
      kind: 'graphql',
      message: 'offset is not one of your certificates.',
    });
  });
});

describe('listCompanyUserMetadata', () => {
  const metadata = [
    { name: 'Líder', color: '#aa0000', in_audience_rule: true },
    { name: 'Remoto', color: null },
    { name: 'Antigo', color: null, active: false },
  ];

  test('sends skip 0, take 15, no name and active by default', async () => {
    await listCompanyUserMetadata(context);
    expect(await getLastVariables()).toEqual({ skip: 0, take: 15, name: '', active: true });
  });

  test('sends the given variables', async () => {
    await listCompanyUserMetadata(context, { skip: 15, name: 'lí' });
    expect(await getLastVariables()).toEqual({ skip: 15, take: 15, name: 'lí', active: true });
  });

  test('returns the active items and their total', async () => {
    await signIn({ metadata });
    const { items: tags, total } = await listCompanyUserMetadata(context);
    expect(total).toBe(2);
    expect(tags).toMatchObject([
      { name: 'Líder', color: '#aa0000', active: true, isMetadataInAudienceRule: true },
      { name: 'Remoto', color: null, active: true, isMetadataInAudienceRule: false },
    ]);
  });

  test('leaves out and logs an element of the wrong shape', async () => {
    expectConsoleError(/^Left out what could not be read: name /, 1);
    await respondWith({
      data: { companyUserMetadata: { items: [{ id: 'a', name: 'A' }, { id: 'b' }], total: 2 } },
    });
    const { items: tags } = await listCompanyUserMetadata(context);
    // Missing optional values become null, and active.
    expect(tags).toEqual([
      {
        id: 'a',
        name: 'A',
        type: null,
        active: true,
        color: null,
        isMetadataInAudienceRule: false,
      },
    ]);
  });

  test.each([
    [
      'null',
      { data: { companyUserMetadata: null } },
      {
        kind: 'shape',
        field: 'companyUserMetadata',
        message: 'Unexpected answer: companyUserMetadata',
      },
    ],
    [
      'no items',
      { data: { companyUserMetadata: { total: 0 } } },
      { kind: 'shape', field: 'companyUserMetadata.items' },
    ],
    ['errors only', { errors: [{ message: 'No.' }] }, { kind: 'graphql' }],
  ])('throws an ApiError when the response has no list: %s', async (_name, body, error) => {
    await respondWith(body);
    await expect(listCompanyUserMetadata(context)).rejects.toMatchObject(error);
  });

  test.each([
    [{ data: { companyUserMetadata: { items: 'x' } } }],
    [{ data: { companyUserMetadata: null }, errors: [{ message: 'No.' }] }],
  ])('fetches again after a response that could not be parsed: %j', async (body) => {
    await signIn({ metadata });
    await respondWith(body);
    await expect(listCompanyUserMetadata(context)).rejects.toMatchObject({ name: 'ApiError' });
    await removeFaults(company.company_id);
    expect((await listCompanyUserMetadata(context)).items).toHaveLength(2);
  });

  test.each([
    ['60', 60],
    [null, null],
    ['many', null],
    [{}, null],
  ])('parses the total %j', async (total, expected) => {
    await respondWith({ data: { companyUserMetadata: { items: [], total } } });
    expect((await listCompanyUserMetadata(context)).total).toBe(expected);
  });

  test('slices the pages itself when the service has no paging', async () => {
    const tags = Array.from({ length: 23 }, (_, index) => ({ id: index, name: `Tag ${index}` }));
    await respondWith({ data: { companyUserMetadata: { items: tags, total: 23 } } });
    const pages = [0, 10, 20, 30].map(async (skip) => {
      const { items: page } = await listCompanyUserMetadata(context, { skip, take: 10 });
      return page.map(({ id }) => id).join();
    });
    expect(await Promise.all(pages)).toEqual([
      '0,1,2,3,4,5,6,7,8,9',
      '10,11,12,13,14,15,16,17,18,19',
      '20,21,22',
      '',
    ]);
  });
});
