/** Tests the spans and metrics that a host receives in OpenTelemetry with the setup of docs/telemetry.md. */
import type { Page } from '@playwright/test';
import { expect, type TestPlatform, storeTemplate, test } from './fixtures.ts';

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
declare const window: Window & {
  telemetry: {
    spans(): Span[];
    points(): Promise<Point[]>;
    mount(options: { plugin: string; props: object }): Promise<void>;
    embed(options: { plugin: string; token: string }): Promise<void>;
  };
  mounted: { update(props: object): void };
};

const failedStatus = 2;
const failedFirstList = { method: 'POST', path: '/missions/graphql', status: 503, times: 1 };

async function openHost(page: Page, { host }: TestPlatform): Promise<void> {
  await page.route(`${host}/host.js`, (route) =>
    route.fulfill({ path: 'dist/hosts/telemetry/main.js' }),
  );
  await page.goto(host);
  await page.addScriptTag({ type: 'module', url: `${host}/host.js` });
  await page.waitForFunction(() => 'telemetry' in window);
}

const getSpans = (page: Page) => page.evaluate(() => window.telemetry.spans());
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
  await platform.addFault(company, failedFirstList);
  await page.evaluate((options) => window.telemetry.mount(options), {
    plugin: platform.plugin,
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

test('receives the events of an iframe through embed.js', async ({ page, platform }) => {
  const company = await createCompanyWithTemplate(platform);
  await platform.createCertificates(company.learner, 1);
  await openHost(page, platform);
  await platform.addFault(company, failedFirstList);
  await page.evaluate((options) => window.telemetry.embed(options), {
    plugin: platform.plugin,
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
