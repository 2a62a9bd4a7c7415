import { type Foreign, startForeign } from '../../e2e/foreign/startForeign.ts';
import {
  type Company,
  createCompany,
  createTemplate,
  giveCertificates,
  platformUrl,
} from '#testing/platform.ts';
import { sayingNothing } from '#testing/manners.ts';
import {
  type Manner,
  openTranslatingProxy,
  type TranslatingProxy,
} from '#testing/translatingProxy.ts';
import type { CallReport } from './inspection.ts';
import { printed, withoutTokens } from './printed.ts';
import { runContract, type Trial } from './runContract.ts';

const found = (reports: readonly CallReport[], verdict: 'note' | 'fault') =>
  reports.flatMap(({ call, findings }) =>
    findings.filter((one) => one.verdict === verdict).map(({ text }) => `${call}: ${text}`),
  );

/** The reference platform, or what stands before it. */
const trialAt = (url: string, { learner, admin }: Company): Trial => ({
  missions: `${url}/missions`,
  workspace: url,
  graphql: `${url}/missions/graphql`,
  companyGraphql: `${url}/company/graphql`,
  scheme: 'Bearer',
  token: learner.token,
  adminToken: admin.token,
  writes: true,
  origin: 'http://localhost',
});

async function companyWithCertificates(count: number): Promise<Company> {
  const company = await createCompany();
  await createTemplate(company);
  await giveCertificates(company.learner, count);
  return company;
}

describe('the reference platform', () => {
  let company: Company;
  let reports: CallReport[];
  beforeAll(async () => {
    company = await companyWithCertificates(24);
    reports = await runContract(trialAt(platformUrl(), company));
  });

  test('has no faults, whatever is read and written', () => {
    expect(found(reports, 'fault')).toEqual([]);
  });

  test('is asked in the order of the plugin', () => {
    const asked = reports.map(({ requests }) => new URL(requests[0]?.address ?? '').pathname);
    expect(asked.slice(0, 6)).toEqual([
      '/workspace/v1/users/current',
      `/workspace/v1/companies/${company.company_id}/settings`,
      '/missions/graphql',
      '/company/graphql',
      '/missions/certificates',
      '/missions/graphql',
    ]);
  });

  test('has the templates afterwards that it had before', async () => {
    const answer = await fetch(`${platformUrl()}/missions/certificate-templates`, {
      headers: { authorization: company.admin.token },
    });
    expect(await answer.json()).toMatchObject([{ name: 'Formatura', favorite: true }]);
  });

  test('is told of in 100 columns, without a token', () => {
    const text = printed(reports, { missions: platformUrl() });
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(100);
    expect(text).not.toContain(company.learner.token);
    expect(text).toContain(`${reports.length} calls, none with faults.`);
  });

  test('refuses a page of an origin that it does not know', async () => {
    const origin = 'https://elsewhere.example';
    const reports = await runContract({
      ...trialAt(platformUrl(), company),
      writes: false,
      origin,
    });
    expect(found(reports, 'fault')).toContain(
      `the user: no CORS header access-control-allow-origin for ${origin}: browsers will refuse the answer`,
    );
  });
});

test('a token that an answer repeats is not told', () => {
  const findings = [{ verdict: 'fault' as const, text: 'Who is abc123?' }];
  const reports = [{ call: 'the user', requests: [], verdict: 'fault' as const, findings }];
  expect(printed(withoutTokens(reports, ['abc123', undefined]), {})).not.toContain('abc123');
});

describe('a platform that is not ours', () => {
  let foreign: Foreign;
  beforeAll(async () => {
    foreign = await startForeign();
  });
  afterAll(() => foreign.close());

  test('has no faults, and is told what the plugin makes do with', async () => {
    const { missions, workspace, graphql, tokens } = foreign;
    const reports = await runContract({
      ...{ missions, workspace, graphql, companyGraphql: graphql, scheme: 'Bearer' },
      ...{ token: tokens.learner, adminToken: tokens.admin, writes: true },
      origin: 'https://host.example',
    });
    expect(found(reports, 'fault')).toEqual([]);
    expect(found(reports, 'note')).toEqual(
      expect.arrayContaining([
        'the plain list of certificates: workload is missing in 3 of 24 certificates: their duration is not shown',
        'one template: no ETag: the template is read again before each save',
        'storing a new template: the answer does not hold the template: it is read again',
      ]),
    );
  });
});

describe('a broken platform is told', () => {
  let proxy: TranslatingProxy;
  let company: Company;
  beforeAll(async () => {
    proxy = await openTranslatingProxy();
    company = await companyWithCertificates(3);
  });
  afterAll(() => proxy.close());

  const allowed = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization, content-type, if-match',
    'access-control-allow-methods': '*',
    'access-control-expose-headers': 'etag',
  };

  /** Breaks some calls; the others are as ours, and all are for every origin. */
  async function faultsOf(broken: RegExp, manner: Manner, changes: Partial<Trial> = {}) {
    proxy.answerIn((answer, call) => {
      const isBroken = broken.test(`${call.method} ${call.path} ${call.body}`);
      const said = { ...answer, ...(isBroken && manner(answer, call)) };
      return { ...said, headers: { ...said.headers, ...allowed } };
    });
    const trial = { ...trialAt(proxy.url, company), writes: false, ...changes };
    return found(await runContract(trial), 'fault');
  }

  const without = (key: string) => (object: object) =>
    Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));

  test('that nothing is wrong where nothing is broken', async () => {
    expect(await faultsOf(/nothing/, () => ({}))).toEqual([]);
  });

  test('of certificates without an id, a page with 200 and no data, each by its call', async () => {
    const broken: readonly [RegExp, Manner][] = [
      [
        /^GET \S*\/certificates /,
        ({ body }) => ({
          body: Array.isArray(body)
            ? body.map((one: object, index) => (index < 2 ? without('id')(one) : one))
            : body,
        }),
      ],
      [/^GET \S*\/certificate-templates /, sayingNothing['a page with 200'] ?? (() => ({}))],
      [
        /^POST .*listUserCertificates/,
        () => ({ body: { data: null, errors: [{ message: 'Out of order' }] } }),
      ],
    ];
    const manner: Manner = (answer, call) => {
      const asked = `${call.method} ${call.path} ${call.body}`;
      return broken.find(([pattern]) => pattern.test(asked))?.[1](answer, call) ?? {};
    };
    expect(await faultsOf(/./, manner)).toEqual([
      'the first page of certificates: there is no data, and the errors say "Out of order": the page says that the certificates could not be loaded',
      'the plain list of certificates: 2 certificates without an id left out; they count for nothing',
      'the templates: the answer is no JSON (content type: text/html): the page will say that the templates could not be loaded',
    ]);
  });

  test('of settings without show_certificates', async () => {
    const manner: Manner = ({ body }) => ({ body: without('show_certificates')(body as object) });
    expect(await faultsOf(/^GET \S*\/settings/, manner)).toEqual([
      'the company\'s settings: show_certificates is not true: "Company has not activated the plugin.", and nothing else is shown',
    ]);
  });

  test('of an object in place of the list of templates', async () => {
    expect(
      await faultsOf(/^GET \S*\/certificate-templates /, () => ({ body: { count: 1 } })),
    ).toEqual([
      'the templates: the answer is no list: the page will say that the templates could not be loaded',
    ]);
  });

  test('of a write that fails', async () => {
    const manner: Manner = () => ({ status: 500, body: { message: 'Disk full' } });
    expect(await faultsOf(/^POST \S*\/certificate-templates/, manner, { writes: true })).toEqual([
      'storing a new template: the status is 500: the editor says that the template was not saved',
    ]);
  });

  test('of a wrong status for what is not there, and for whom it does not know', async () => {
    const manner: Manner = ({ status }) => ([401, 404].includes(status) ? { status: 400 } : {});
    const faults = await faultsOf(/^GET/, manner);
    expect(faults).toHaveLength(4);
    expect(faults[0]).toMatch(
      /^a certificate that is not there: the status is 400, where the status 404 is expected/,
    );
    expect(faults.at(-1)).toMatch(
      /^the plain list, with a wrong token: the status is 400, where the status 401 is expected/,
    );
  });

  test('of a connection that ends before the preflight is answered', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const manner: Manner = () => {
      throw new Error('gone');
    };
    expect(await faultsOf(/^OPTIONS \S*\/users/, manner)).toContain(
      'the user: the preflight (OPTIONS) has no answer: browsers will never send the call',
    );
    quiet.mockRestore();
  });

  test('of a preflight that does not allow the token', async () => {
    proxy.answerIn(({ headers }) => ({
      headers: { ...headers, ...allowed, 'access-control-allow-headers': '*' },
    }));
    const reports = await runContract({ ...trialAt(proxy.url, company), writes: false });
    expect(found(reports, 'fault')[0]).toBe(
      'the user: the preflight does not allow the header authorization: browsers will never send the call',
    );
  });

  test('of a part of a template that is unknown, as a note', async () => {
    proxy.answerIn(({ body, headers }, { path }) => ({
      headers: { ...headers, ...allowed },
      ...(Array.isArray(body) &&
        path.endsWith('/certificate-templates') && {
          body: body.map((template: object) => ({ ...template, layout: 'Modern' })),
        }),
    }));
    const reports = await runContract({ ...trialAt(proxy.url, company), writes: false });
    expect(found(reports, 'note')).toContain(
      'the templates: layout "Modern" of "Formatura" is unknown: drawn as Layout1; the editor says so and sends it back unchanged',
    );
  });
});
