import {
  type OtherPlatform,
  startOtherPlatform,
} from '../../e2e/otherPlatform/startOtherPlatform.ts';
import { expectConsoleError } from '#testing/console.ts';
import {
  type Company,
  createCompany,
  createTemplate,
  giveCertificates,
  getPlatformUrl,
} from '#testing/platform.ts';
import { emptyResponses } from '#testing/responseVariants.ts';
import {
  type ResponseVariant,
  startRewritingProxy,
  type RewritingProxy,
} from '#testing/rewritingProxy.ts';
import type { CallReport } from './inspection.ts';
import { formatReports, removeTokens } from './formatReports.ts';
import { runContractCommand, type ContractTestOptions } from './runContractCommand.ts';

const listFindings = (reports: readonly CallReport[], verdict: 'note' | 'fault') =>
  reports.flatMap(({ call, findings }) =>
    findings.filter((finding) => finding.verdict === verdict).map(({ text }) => `${call}: ${text}`),
  );

/** Creates the options of a contract test for the reference platform or a proxy in front of it. */
const createOptions = (url: string, { learner, admin }: Company): ContractTestOptions => ({
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

async function createCompanyWithCertificates(count: number): Promise<Company> {
  const company = await createCompany();
  await createTemplate(company);
  await giveCertificates(company.learner, count);
  return company;
}

describe('the reference platform', () => {
  let company: Company;
  let reports: CallReport[];
  beforeAll(async () => {
    company = await createCompanyWithCertificates(24);
    reports = await runContractCommand(createOptions(getPlatformUrl(), company));
  });

  test('has no faults', () => {
    expect(listFindings(reports, 'fault')).toEqual([]);
  });

  test('receives the calls in the order of the plugin', () => {
    const paths = reports.map(({ requests }) => new URL(requests[0]?.address ?? '').pathname);
    expect(paths.slice(0, 6)).toEqual([
      '/workspace/v1/users/current',
      `/workspace/v1/companies/${company.company_id}/settings`,
      '/missions/graphql',
      '/company/graphql',
      '/missions/certificates',
      '/missions/graphql',
    ]);
  });

  test('keeps its templates', async () => {
    const response = await fetch(`${getPlatformUrl()}/missions/certificate-templates`, {
      headers: { authorization: company.admin.token },
    });
    expect(await response.json()).toMatchObject([{ name: 'Formatura', favorite: true }]);
  });

  test('is reported in at most 100 columns, without a token', () => {
    const text = formatReports(reports, { missions: getPlatformUrl() });
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(100);
    expect(text).not.toContain(company.learner.token);
    expect(text).toContain(`${reports.length} calls, none with faults.`);
  });

  test('refuses a page of an unknown origin', async () => {
    const origin = 'https://elsewhere.example';
    const reports = await runContractCommand({
      ...createOptions(getPlatformUrl(), company),
      writes: false,
      origin,
    });
    expect(listFindings(reports, 'fault')).toContain(
      `the user: no CORS header access-control-allow-origin for ${origin}: browsers block the response`,
    );
  });
});

test('removes tokens that a response repeats', () => {
  const findings = [{ verdict: 'fault' as const, text: 'Who is abc123?' }];
  const reports = [{ call: 'the user', requests: [], verdict: 'fault' as const, findings }];
  expect(formatReports(removeTokens(reports, ['abc123', undefined]), {})).not.toContain('abc123');
});

describe('another platform', () => {
  let platform: OtherPlatform;
  beforeAll(async () => {
    platform = await startOtherPlatform(getPlatformUrl());
  });
  afterAll(() => platform.close());

  test('has no faults, and notes on what the plugin works around', async () => {
    const { missions, workspace, graphql, tokens } = platform;
    const reports = await runContractCommand({
      ...{ missions, workspace, graphql, companyGraphql: graphql, scheme: 'Bearer' },
      ...{ token: tokens.learner, adminToken: tokens.admin, writes: true },
      origin: 'https://host.example',
    });
    expect(listFindings(reports, 'fault')).toEqual([]);
    expect(listFindings(reports, 'note')).toEqual(
      expect.arrayContaining([
        'the plain list of certificates: workload is missing in 3 of 24 certificates: no duration is shown',
        'a template: no ETag: the template is read again before each save',
        'creating a template: the response does not contain the template: it is requested again',
      ]),
    );
  });
});

describe('faults of a platform', () => {
  let proxy: RewritingProxy;
  let company: Company;
  beforeAll(async () => {
    proxy = await startRewritingProxy();
    company = await createCompanyWithCertificates(3);
  });
  afterAll(() => proxy.close());

  const allowed = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization, content-type, if-match',
    'access-control-allow-methods': '*',
    'access-control-expose-headers': 'etag',
  };

  /** Lists the faults that a contract test reports if some responses are changed. All responses allow every origin. */
  async function listFaults(
    broken: RegExp,
    variant: ResponseVariant,
    changes: Partial<ContractTestOptions> = {},
  ) {
    proxy.respondWith((answer, call) => {
      const isBroken = broken.test(`${call.method} ${call.path} ${call.body}`);
      const response = { ...answer, ...(isBroken && variant(answer, call)) };
      return { ...response, headers: { ...response.headers, ...allowed } };
    });
    const options = { ...createOptions(proxy.url, company), writes: false, ...changes };
    return listFindings(await runContractCommand(options), 'fault');
  }

  const removeKey = (key: string) => (object: object) =>
    Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));

  test('there are none if nothing is broken', async () => {
    expect(await listFaults(/nothing/, () => ({}))).toEqual([]);
  });

  test('include certificates without an id, an HTML page with status 200, and missing data', async () => {
    const broken: readonly [RegExp, ResponseVariant][] = [
      [
        /^GET \S*\/certificates /,
        ({ body }) => ({
          body: Array.isArray(body)
            ? body.map((item: object, index) => (index < 2 ? removeKey('id')(item) : item))
            : body,
        }),
      ],
      [/^GET \S*\/certificate-templates /, emptyResponses['an HTML page'] ?? (() => ({}))],
      [
        /^POST .*listUserCertificates/,
        () => ({ body: { data: null, errors: [{ message: 'Out of order' }] } }),
      ],
    ];
    const variant: ResponseVariant = (answer, call) => {
      const request = `${call.method} ${call.path} ${call.body}`;
      return broken.find(([pattern]) => pattern.test(request))?.[1](answer, call) ?? {};
    };
    expect(await listFaults(/./, variant)).toEqual([
      'the first page of certificates: no data, but the error "Out of order": the page says that the certificates could not be loaded',
      'the plain list of certificates: 2 certificates without an id left out: they are not counted',
      'the templates: the response is not JSON (content type: text/html): the page says that the templates could not be loaded',
    ]);
  });

  test('include dates that are not ISO 8601, with an example', async () => {
    const variant: ResponseVariant = ({ body }) => ({
      body: JSON.parse(JSON.stringify(body), (key, value: unknown) =>
        key === 'completed_at' ? '10/03/2026' : value,
      ) as object,
    });
    expect(await listFaults(/^GET \S*\/certificates /, variant)).toEqual([
      'the plain list of certificates: 3 dates not in ISO 8601 format (completed_at: "10/03/2026"): read as missing',
    ]);
  });

  test('include settings without show_certificates', async () => {
    const variant: ResponseVariant = ({ body }) => ({
      body: removeKey('show_certificates')(body as object),
    });
    expect(await listFaults(/^GET \S*\/settings/, variant)).toEqual([
      'the company\'s settings: show_certificates is not true: the plugin shows only "Company has not activated the plugin."',
    ]);
  });

  test('include an object instead of the list of templates', async () => {
    expect(
      await listFaults(/^GET \S*\/certificate-templates /, () => ({ body: { count: 1 } })),
    ).toEqual([
      'the templates: the response is not a list: the page says that the templates could not be loaded',
    ]);
  });

  test('include a write that fails', async () => {
    const variant: ResponseVariant = () => ({ status: 500, body: { message: 'Disk full' } });
    expect(await listFaults(/^POST \S*\/certificate-templates/, variant, { writes: true })).toEqual(
      ['creating a template: the status is 500: the editor says that the template was not saved'],
    );
  });

  test('include a wrong status for unknown ids and unknown tokens', async () => {
    const variant: ResponseVariant = ({ status }) =>
      [401, 404].includes(status) ? { status: 400 } : {};
    const faults = await listFaults(/^GET/, variant);
    expect(faults).toHaveLength(4);
    expect(faults[0]).toMatch(
      /^an unknown certificate: the status is 400, but status 404 is expected/,
    );
    expect(faults.at(-1)).toMatch(
      /^the plain list, with a wrong token: the status is 400, but status 401 is expected/,
    );
  });

  test('include a connection that ends before the response to the preflight', async () => {
    expectConsoleError(/^Error: gone/);
    const variant: ResponseVariant = () => {
      throw new Error('gone');
    };
    expect(await listFaults(/^OPTIONS \S*\/users/, variant)).toContain(
      'the user: the preflight (OPTIONS) gets no response: browsers never send the request',
    );
  });

  test('include a preflight that does not allow the token', async () => {
    proxy.respondWith(({ headers }) => ({
      headers: { ...headers, ...allowed, 'access-control-allow-headers': '*' },
    }));
    const reports = await runContractCommand({
      ...createOptions(proxy.url, company),
      writes: false,
    });
    expect(listFindings(reports, 'fault')[0]).toBe(
      'the user: the preflight does not allow the header authorization: browsers never send the request',
    );
  });

  test('do not include an unknown part of a template, which is a note', async () => {
    proxy.respondWith(({ body, headers }, { path }) => ({
      headers: { ...headers, ...allowed },
      ...(Array.isArray(body) &&
        path.endsWith('/certificate-templates') && {
          body: body.map((template: object) => ({ ...template, layout: 'Modern' })),
        }),
    }));
    const reports = await runContractCommand({
      ...createOptions(proxy.url, company),
      writes: false,
    });
    expect(listFindings(reports, 'note')).toContain(
      'the templates: layout "Modern" of "Formatura" is unknown: drawn as Layout1; the editor says so and sends it back unchanged',
    );
  });
});
