import { sentRow } from '#testing/certificates.ts';
import {
  breakPlatform,
  type Company,
  createCompany,
  giveCertificates,
  platformUrl,
  requestsOf,
} from '#testing/platform.ts';
import { createQueryClient } from './graphqlClient.ts';
import { listCompanyUserMetadata } from './listCompanyUserMetadata.ts';
import { listUserCertificates } from './listUserCertificates.ts';
import { createQueryToken } from './queryToken.ts';
import type { Services } from '../services.ts';

let company: Company;
let services: Services;
let report: jest.SpyInstance;

const newestFirst = { field: 'CREATED_AT', direction: 'DESC' } as const;
const firstPage = { order: newestFirst, limit: 10 };

beforeEach(async () => {
  report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await enter({});
});
afterEach(() => {
  services.missions.stop();
  services.company.stop();
  jest.restoreAllMocks();
});

/** A company of its own, with its learner signed in at both query services. */
async function enter(settings: object): Promise<void> {
  company = await createCompany(settings);
  const token = createQueryToken(undefined);
  token.store(company.learner.token);
  const client = (name: string) =>
    createQueryClient({
      uri: `${platformUrl()}/${name}/graphql`,
      socketUri: '',
      socketOnly: false,
      token,
      renewToken: () => Promise.resolve(undefined),
      onError: () => undefined,
    });
  services = {
    missions: client('missions'),
    company: client('company'),
    onQueryError: () => undefined,
  } as unknown as Services;
}

const answerWith = (answer: object) =>
  breakPlatform({
    company_id: company.company_id,
    method: 'POST',
    path: 'graphql',
    body: JSON.stringify(answer),
  });

const lastVariables = async () =>
  ((await requestsOf(company.company_id)).at(-1)?.body as { variables?: unknown } | undefined)
    ?.variables;

describe('listUserCertificates', () => {
  test('sends type, order, limit and offset as they are', async () => {
    const [id = ''] = await giveCertificates(company.learner, 1);
    const variables = {
      type: 'MISSION',
      order: { field: 'NAME', direction: 'ASC' },
      limit: 7,
      offset: id,
    } as const;
    await listUserCertificates(services, variables);
    expect(await lastVariables()).toEqual(variables);
  });

  test('omits type for both types and offset on the first page', async () => {
    await listUserCertificates(services, firstPage);
    expect(await lastVariables()).toEqual({
      order: { field: 'CREATED_AT', direction: 'DESC' },
      limit: 10,
    });
  });

  test('gives certificates with all their fields', async () => {
    await giveCertificates(company.learner, [
      { type: 'MISSION', name: 'Integração', workload: 90, recycled: true },
      { type: 'CONTENT', name: 'Segurança', workload: null, grade: 9.5 },
    ]);
    const { certificates, isPartial } = await listUserCertificates(services, firstPage);
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

  test('goes on behind the last certificate already loaded', async () => {
    const ids = await giveCertificates(company.learner, 23);
    const seen: string[] = [];
    let offset: string | undefined;
    for (const size of [10, 10, 3]) {
      const page = await listUserCertificates(services, {
        ...firstPage,
        ...(offset && { offset }),
      });
      expect(page.received).toBe(size);
      seen.push(...page.certificates.map(({ id }) => id));
      offset = page.cursor;
    }
    expect(seen).toEqual(ids);
  });

  test('takes of a service that knows no pages what was asked for, to the end', async () => {
    await giveCertificates(company.learner, 1);
    const { certificates } = await listUserCertificates(services, firstPage);
    const all = Array.from({ length: 23 }, (_, row) => ({ ...certificates[0], id: `row ${row}` }));
    await answerWith({ data: { certificates: all } });
    const seen: string[] = [];
    let offset: string | undefined;
    for (const size of [10, 10, 3, 0]) {
      const page = await listUserCertificates(services, {
        ...firstPage,
        ...(offset && { offset }),
      });
      expect(page.received).toBe(size);
      seen.push(...page.certificates.map(({ id }) => id));
      offset = page.cursor ?? offset;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  test('has no cursor when nothing came', async () =>
    expect(await listUserCertificates(services, firstPage)).toEqual({
      certificates: [],
      received: 0,
      isPartial: false,
    }));

  test('leaves out and reports what has no id, but counts it as received', async () => {
    await giveCertificates(company.learner, 2);
    const { certificates } = await listUserCertificates(services, firstPage);
    const [first, second] = certificates.map(sentRow);
    const odd = { ...second, type: 'BADGE', content: { name: {} }, created_at: [] };
    await answerWith({
      data: { certificates: [first, { ...odd, id: 7 }, { ...second, id: null }, null, 'text'] },
    });
    const page = await listUserCertificates(services, firstPage);
    // What says nothing hides itself alone.
    const rest = { type: 'CONTENT', course: { name: '' }, createdAt: null };
    expect(page.certificates).toMatchObject([{ id: first?.id }, { ...rest, id: '7' }]);
    expect(page).toMatchObject({ received: 5, isPartial: true });
    expect(page.cursor).toBeUndefined();
    expect(report).toHaveBeenCalledTimes(3);
    expect(report.mock.calls.flat().join()).toContain('id');
  });

  test('an id that is a number is the cursor as text', async () => {
    await answerWith({ data: { certificates: [{ id: 7 }] } });
    expect((await listUserCertificates(services, firstPage)).cursor).toBe('7');
  });

  test.each([null, 'text', { name: 'No id' }])(
    'that nothing of can be read is an ApiError: %j',
    async (last) => {
      await answerWith({ data: { certificates: [last] } });
      await expect(listUserCertificates(services, firstPage)).rejects.toMatchObject({
        kind: 'shape',
      });
    },
  );

  test('lets unknown keys pass, and takes what may be missing as null', async () => {
    await giveCertificates(company.learner, 1);
    const { certificates } = await listUserCertificates(services, firstPage);
    const sent = certificates.map((one) => ({ ...sentRow(one), later: { added: [1] } }));
    await answerWith({ data: { certificates: sent }, later: 1 });
    const page = await listUserCertificates(services, firstPage);
    expect(page.certificates).toEqual(certificates);
    expect(report).not.toHaveBeenCalled();
  });

  test('keeps partial data beside the problem', async () => {
    await giveCertificates(company.learner, 1);
    const { certificates } = await listUserCertificates(services, firstPage);
    const sent = certificates.map(sentRow);
    await answerWith({
      data: { certificates: sent },
      errors: [{ message: 'Grades are missing.' }],
    });
    const page = await listUserCertificates(services, firstPage);
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
    ['no list', { data: { certificates: {} } }, { kind: 'shape', field: 'certificates' }],
    ['neither', {}, { kind: 'shape' }],
    ['a list of nothing known', [], { kind: 'shape' }],
  ])('throws an ApiError when no certificates came at all: %s', async (_name, answer, error) => {
    await answerWith(answer);
    await expect(listUserCertificates(services, firstPage)).rejects.toMatchObject({
      name: 'ApiError',
      ...error,
    });
  });

  test('says so when the cursor is nobody’s certificate', async () => {
    await expect(
      listUserCertificates(services, { ...firstPage, offset: 'nobody' }),
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

  test('asks by default for skip 0, take 15, no name, active', async () => {
    await listCompanyUserMetadata(services);
    expect(await lastVariables()).toEqual({ skip: 0, take: 15, name: '', active: true });
  });

  test('asks for what it is told to', async () => {
    await listCompanyUserMetadata(services, { skip: 15, name: 'lí' });
    expect(await lastVariables()).toEqual({ skip: 15, take: 15, name: 'lí', active: true });
  });

  test('gives the active ones and how many there are', async () => {
    await enter({ metadata });
    const { items: tags, total } = await listCompanyUserMetadata(services);
    expect(total).toBe(2);
    expect(tags).toMatchObject([
      { name: 'Líder', color: '#aa0000', active: true, isMetadataInAudienceRule: true },
      { name: 'Remoto', color: null, active: true, isMetadataInAudienceRule: false },
    ]);
  });

  test('drops and reports an element of the wrong shape', async () => {
    await answerWith({
      data: { companyUserMetadata: { items: [{ id: 'a', name: 'A' }, { id: 'b' }], total: 2 } },
    });
    const { items: tags } = await listCompanyUserMetadata(services);
    // What may be missing is taken as nothing, and as active.
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
    expect(report).toHaveBeenCalledTimes(1);
  });

  test.each([
    [
      'null',
      { data: { companyUserMetadata: null } },
      { kind: 'shape', field: 'items', message: 'Unexpected answer: items' },
    ],
    ['no items', { data: { companyUserMetadata: { total: 0 } } }, { kind: 'shape' }],
    ['errors only', { errors: [{ message: 'No.' }] }, { kind: 'graphql' }],
  ])('throws an ApiError when no list came at all: %s', async (_name, answer, error) => {
    await answerWith(answer);
    await expect(listCompanyUserMetadata(services)).rejects.toMatchObject(error);
  });
});
