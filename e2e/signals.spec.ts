/** What a host's OpenTelemetry gets of the plugin, by the wiring that docs/signals.md shows. */
import type { Page } from '@playwright/test';
import { expect, type Running, storeTemplate, test } from './fixtures.ts';

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
    mount(what: { plugin: string; props: object }): Promise<void>;
    embed(what: { plugin: string; token: string }): Promise<void>;
  };
  mounted: { update(props: object): void };
};

const FAILED = 2;
const firstList = { method: 'POST', path: '/missions/graphql', status: 503, times: 1 };

async function openHost(page: Page, { host }: Running): Promise<void> {
  await page.route(`${host}/host.js`, (route) =>
    route.fulfill({ path: 'dist/hosts/telemetry/main.js' }),
  );
  await page.goto(host);
  await page.addScriptTag({ type: 'module', url: `${host}/host.js` });
  await page.waitForFunction(() => 'telemetry' in window);
}

const spansOf = (page: Page) => page.evaluate(() => window.telemetry.spans());
/** Names and codes of the spans, in order. */
const toldOf = async (page: Page) =>
  (await spansOf(page)).map(
    ({ name, attributes }) => `${name} ${String(attributes['certificates.code'])}`,
  );

/** Without a template the favourite one would be a call that failed, on whatever screen asks first. */
async function companyWithTemplate(platform: Running) {
  const company = await platform.createCompany();
  await storeTemplate(platform, company, {});
  return company;
}

test('screens, a failed call, a file asked for again, a PDF: each is one span and one measure', async ({
  page,
  platform,
}) => {
  const company = await companyWithTemplate(platform);
  const [id = ''] = await platform.giveCertificates(company.learner, 1);
  await openHost(page, platform);
  const failedOnce = new Set<string>();
  await page.route(/__federation_expose_CertificatesApp.*js$|\/preview\..*js$/, (route) => {
    const url = route.request().url();
    if (failedOnce.has(url)) return route.continue();
    failedOnce.add(url);
    return route.abort();
  });
  await platform.breakFor(company, firstList);
  await page.evaluate((what) => window.telemetry.mount(what), {
    plugin: platform.plugin,
    props: { token: company.learner.token, router: 'memory' },
  });
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.evaluate((path) => window.mounted.update({ path }), `/preview/${id}`);
  await expect(page.getByRole('group', { name: /, Frente$/ })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  await downloading;

  const file = (name: string) => new RegExp(`^certificates file-retried ${name}\\.\\w+\\.js$`);
  await expect
    .poll(async () => (await toldOf(page)).sort())
    .toEqual([
      'certificates call-failed listUserCertificates:503',
      expect.stringMatching(file('__federation_expose_CertificatesApp')),
      expect.stringMatching(file('preview')),
      'certificates pdf-made 1',
      'certificates screen-ready home',
      'certificates screen-ready preview-id',
    ]);
  const spans = await spansOf(page);
  for (const { name, status, ms } of spans) {
    expect(status === FAILED).toBe(/call-failed|file-retried/.test(name));
    expect(ms).toBeGreaterThan(0);
    expect(ms).toBeLessThan(20_000);
  }
  const known = spans.find(({ name }) => name.endsWith('pdf-made'));
  expect(known?.attributes['service.version']).toMatch(/^\d+\.\d+\.\d+/);
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

test('from an iframe they come as messages, by embed.js', async ({ page, platform }) => {
  const company = await companyWithTemplate(platform);
  await platform.giveCertificates(company.learner, 1);
  await openHost(page, platform);
  await platform.breakFor(company, firstList);
  await page.evaluate((what) => window.telemetry.embed(what), {
    plugin: platform.plugin,
    token: company.learner.token,
  });
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(frame.getByRole('listitem')).toHaveCount(1);
  expect(await toldOf(page)).toEqual([
    'certificates screen-ready signin',
    'certificates screen-ready home',
    'certificates call-failed listUserCertificates:503',
  ]);
});
