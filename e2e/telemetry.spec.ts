/** Tests what a host receives in OpenTelemetry and in Sentry with the files of docs/telemetry.md. */
import type { Page } from '@playwright/test';
import { startApiProcess, stopProcess } from '../platform/servers/testing/testApi.ts';
import { createTestPlatform, expect, type TestPlatform, storeTemplate, test } from './fixtures.ts';

interface Span {
  name: string;
  attributes: Record<string, unknown>;
  status: number;
  ms: number;
}
interface Point {
  name: string;
  unit: string;
  attributes: Record<string, unknown>;
  count: number;
  sum: number;
}
interface SentryEvent {
  level?: string;
  message?: string;
  tags: Record<string, string>;
  exception?: { values: { type: string; value: string }[] };
  breadcrumbs: { category: string; message?: string; data?: object }[];
}
type Recipe = 'openTelemetry' | 'sentry';
declare const window: Window & {
  telemetry: {
    spans(): Span[];
    points(): Promise<Point[]>;
    sentryEvents(): Promise<SentryEvent[]>;
    mount(options: { plugin: string; recipe: Recipe; props: object }): Promise<void>;
    embed(options: { plugin: string; recipe: Recipe; token: string }): Promise<void>;
  };
  mounted: { update(props: object): void };
};

const failedStatus = 2;
const failureOnce = { status: 503, times: 1 };

async function openHost(page: Page, { host }: TestPlatform): Promise<void> {
  await page.route(`${host}/host.js`, (route) =>
    route.fulfill({ path: 'dist/hosts/telemetry/main.js' }),
  );
  await page.goto(host);
  await page.addScriptTag({ type: 'module', url: `${host}/host.js` });
  await page.waitForFunction(() => 'telemetry' in window);
}

const getSpans = (page: Page) => page.evaluate(() => window.telemetry.spans());
const getSentryEvents = (page: Page) => page.evaluate(() => window.telemetry.sentryEvents());
/** Returns the names and status codes of the recorded spans, in order. */
const listSpanNames = async (page: Page) =>
  (await getSpans(page)).map(
    ({ name, attributes }) => `${name} ${String(attributes['certificates.code'])}`,
  );

/** Creates a company with a template: without one, the request for the favourite would fail and add a span. */
async function createCompanyWithTemplate(platform: TestPlatform) {
  const company = await platform.createCompany();
  await storeTemplate(platform, company, {});
  return company;
}

test('records one span and one metric per screen, failed call, retried file and PDF', async ({
  page,
  platform,
}) => {
  const company = await createCompanyWithTemplate(platform);
  const [id = ''] = await platform.createCertificates(company.learner, 1);
  await openHost(page, platform);
  const failedOnce = new Set<string>();
  await page.route(/__federation_expose_CertificatesApp.*js$|\/preview\..*js$/, (route) => {
    const url = route.request().url();
    if (failedOnce.has(url)) return route.continue();
    failedOnce.add(url);
    return route.abort();
  });
  await platform.injectFault(company, 'POST /missions/graphql', failureOnce);
  await page.evaluate((options) => window.telemetry.mount(options), {
    plugin: platform.plugin,
    recipe: 'openTelemetry' as const,
    props: { token: company.learner.token, router: 'memory' },
  });
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.evaluate((path) => window.mounted.update({ path }), `/preview/${id}`);
  await expect(page.getByRole('group', { name: /, Frente$/ })).toBeVisible();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  await downloadEvent;

  const file = (name: string) => new RegExp(`^certificates file-retried ${name}\\.\\w+\\.js$`);
  await expect
    .poll(async () => (await listSpanNames(page)).sort())
    .toEqual([
      'certificates call-failed listUserCertificates:503',
      expect.stringMatching(file('__federation_expose_CertificatesApp')),
      expect.stringMatching(file('preview')),
      'certificates pdf-made 1',
      'certificates screen-ready home',
      'certificates screen-ready preview-id',
    ]);
  const spans = await getSpans(page);
  for (const { name, status, ms } of spans) {
    expect(status === failedStatus).toBe(/call-failed|file-retried/.test(name));
    expect(ms).toBeGreaterThan(0);
    expect(ms).toBeLessThan(20_000);
  }
  const pdfSpan = spans.find(({ name }) => name.endsWith('pdf-made'));
  expect(pdfSpan?.attributes['service.version']).toMatch(/^\d+\.\d+\.\d+/);
  const points = await page.evaluate(() => window.telemetry.points());
  expect(points).toHaveLength(spans.length);
  for (const point of points) {
    expect(point).toMatchObject({ name: 'certificates.event.duration', unit: 'ms', count: 1 });
    const span = spans.find(
      ({ name, attributes }) =>
        name === `certificates ${String(point.attributes['certificates.event'])}` &&
        attributes['certificates.code'] === point.attributes['certificates.code'],
    );
    expect(point.sum).toBeCloseTo(span?.ms ?? NaN, 0);
  }
  expect(JSON.stringify([spans, points])).not.toContain(id);
});

test('receives the events of an iframe through embed.js @full', async ({ page, platform }) => {
  const company = await createCompanyWithTemplate(platform);
  await platform.createCertificates(company.learner, 1);
  await openHost(page, platform);
  await platform.injectFault(company, 'POST /missions/graphql', failureOnce);
  await page.evaluate((options) => window.telemetry.embed(options), {
    plugin: platform.plugin,
    recipe: 'openTelemetry' as const,
    token: company.learner.token,
  });
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(frame.getByRole('listitem')).toHaveCount(1);
  expect(await listSpanNames(page)).toEqual([
    'certificates screen-ready signin',
    'certificates screen-ready home',
    'certificates call-failed listUserCertificates:503',
  ]);
});

test('sends failed calls of an iframe to Sentry, with earlier events as breadcrumbs', async ({
  page,
  platform,
}) => {
  const company = await createCompanyWithTemplate(platform);
  await openHost(page, platform);
  await platform.injectFault(company, 'POST /missions/graphql', failureOnce);
  await page.evaluate((options) => window.telemetry.embed(options), {
    plugin: platform.plugin,
    recipe: 'sentry' as const,
    token: company.learner.token,
  });
  await expect(
    page.frameLocator('iframe').getByRole('button', { name: 'Tentar de novo' }),
  ).toBeVisible();
  const [event, ...further] = await getSentryEvents(page);
  expect(further).toEqual([]);
  expect(event).toMatchObject({
    level: 'warning',
    message: 'certificates call-failed listUserCertificates:503',
  });
  expect(event?.tags['certificates.version']).toMatch(/^\d+\.\d+\.\d+/);
  expect(event?.tags['certificates.support_code']).toMatch(/^[0-9a-f]{12}$/);
  const breadcrumbs = event?.breadcrumbs.filter(({ category }) =>
    category.startsWith('certificates.'),
  );
  expect(breadcrumbs?.map(({ category, message }) => `${category} ${message}`)).toEqual([
    'certificates.screen-ready signin',
    'certificates.screen-ready home',
    'certificates.call-failed listUserCertificates:503',
  ]);
});

test.describe('a failed sign-in @full', () => {
  // One worker, so that the API starts once.
  test.describe.configure({ mode: 'default' });
  interface LogLine {
    requestId?: string;
    route?: string;
    status?: number;
  }
  const logLines: LogLine[] = [];
  let api: Awaited<ReturnType<typeof startApiProcess>>;

  // A separate API, because the shared one writes no log.
  test.beforeAll(async ({ platform }) => {
    api = await startApiProcess(
      {
        DATABASE_URL: '',
        DATA_FOLDER: '',
        CONTROL: '1',
        LOG_LEVEL: 'info',
        ALLOWED_ORIGINS: platform.host,
      },
      undefined,
      (line) => logLines.push(JSON.parse(line) as LogLine),
    );
  });
  test.afterAll(() => stopProcess(api.process, 'SIGTERM'));

  /** Opens the plugin at a sign-in that fails with status 500. @returns the code on the screen */
  async function openFailedSignIn(page: Page, platform: TestPlatform, recipe: Recipe) {
    const loggingPlatform = createTestPlatform({ ...platform, api: api.url });
    const company = await loggingPlatform.createCompany();
    await loggingPlatform.injectFault(company, 'GET /users/current', { status: 500 });
    await openHost(page, platform);
    const config = await (await fetch(`${platform.plugin}/config.json`)).text();
    const [host, loggingHost] = [platform.api, api.url].map((url) => new URL(url).host);
    await page.evaluate((options) => window.telemetry.mount(options), {
      plugin: platform.plugin,
      recipe,
      props: {
        config: JSON.parse(config.replaceAll(host ?? '', loggingHost ?? '')) as object,
        token: company.learner.token,
        router: 'memory',
        locale: 'en',
      },
    });
    const hint = page.getByText(/give support the code/);
    await expect(hint).toBeVisible();
    return /code (\S+)\.$/.exec(await hint.innerText())?.[1];
  }

  const findLogLine = (code: string | undefined) =>
    logLines.find(({ requestId }) => requestId === code);
  const loggedRequest = { route: '/workspace/v1/users/current', status: 500 };

  test('has the same id on the screen, in OpenTelemetry and in the log of the platform', async ({
    page,
    platform,
  }) => {
    const code = await openFailedSignIn(page, platform, 'openTelemetry');
    await expect.poll(() => findLogLine(code)).toMatchObject(loggedRequest);
    const spans = await getSpans(page);
    expect(
      spans.map(({ name, status, attributes }) => [
        name,
        status,
        attributes['certificates.support_code'],
      ]),
    ).toEqual([
      ['certificates call-failed', failedStatus, code],
      ['certificates crash', failedStatus, code],
      ['certificates screen-ready', 0, undefined],
    ]);
    const points = await page.evaluate(() => window.telemetry.points());
    expect(JSON.stringify(points)).not.toContain(code);
  });

  test('has the same id on the screen, in Sentry and in the log of the platform', async ({
    page,
    platform,
  }) => {
    const code = await openFailedSignIn(page, platform, 'sentry');
    await expect.poll(() => findLogLine(code)).toMatchObject(loggedRequest);
    const events = await getSentryEvents(page);
    const exception = { values: [expect.objectContaining({ type: 'ApiError' })] };
    expect(events).toEqual([
      expect.objectContaining({ message: 'certificates call-failed currentUser:500' }),
      expect.objectContaining({ exception }),
    ]);
    for (const { tags } of events) expect(tags['certificates.support_code']).toBe(code);
  });

  test('has a random code if CORS does not expose the id', async ({ page, platform }) => {
    await page.route(/users\/current/, async (route) => {
      const response = await route.fetch();
      const { 'access-control-expose-headers': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    const code = await openFailedSignIn(page, platform, 'sentry');
    expect(code).toMatch(/^[0-9a-f]{8}$/);
    expect(findLogLine(code)).toBeUndefined();
    const [failedCall, crash] = await getSentryEvents(page);
    expect(failedCall?.tags).not.toHaveProperty('certificates.support_code');
    expect(crash?.tags['certificates.support_code']).toBe(code);
  });
});
