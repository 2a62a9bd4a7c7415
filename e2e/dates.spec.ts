import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { toJsonLines, buildBatch, hashFolder, runBatch } from '#testing/batchCommand.ts';
import { sendRestRequest } from '../platform/servers/testing/calls.ts';
import {
  type Company,
  expect,
  openScreenAs,
  type TestPlatform,
  storeTemplate,
  test,
} from './fixtures.ts';

/** Dates as servers write them, with the day that the plugin shows, or null if it shows none. */
const dates: readonly (readonly [text: string, day: string | null])[] = [
  ['2026-03-10', '10 de mar. de 2026'],
  [' 2026-03-11 ', '11 de mar. de 2026'],
  ['2026-03-01T00:30:00', '1 de mar. de 2026'],
  ['2026-03-01 23:30:00', '1 de mar. de 2026'],
  ['2018-11-04T00:10:00', '4 de nov. de 2018'],
  ['2026-03-01T02:30:00Z', '28 de fev. de 2026'],
  ['2026-03-01T00:30:00+14:00', '28 de fev. de 2026'],
  ['10/03/2026', null],
  ['2026-02-30', null],
  ['2026-03', null],
  ['2026', null],
  ['0001-01-01T00:00:00Z', null],
  ['10000-01-01', null],
];

/** Replaces the dates of the certificates in a response. The course name is the index of the date in `dates`. */
const replaceDatesInJson = (json: string) =>
  JSON.parse(json, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('type' in value)) return value;
    const course = (value as { content?: { name: string } }).content;
    if (!course) return value;
    const date = dates[Number(course.name)]?.[0];
    return { ...value, created_at: date, content: { ...course, completed_at: date } };
  }) as Record<string, unknown>;

async function routeWithDates(context: BrowserContext): Promise<void> {
  await context.route(/\/graphql$|\/missions\/certificates(\/[\w-]+)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: replaceDatesInJson(await response.text()) });
  });
}

/** Reads the day that each row of Home shows, by the index of the date. */
async function readDays(page: Page): Promise<Record<string, string | null>> {
  const rows = page.getByRole('listitem');
  await expect(rows).toHaveCount(dates.length);
  const texts = await rows.allInnerTexts();
  return Object.fromEntries(
    texts.map((text) => [
      /^\d+$/m.exec(text)?.[0] ?? '',
      /\d+ de \w{3}\. de \d+/.exec(text)?.[0] ?? null,
    ]),
  );
}

async function hashDownload(page: Page): Promise<string> {
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF', exact: true }).click();
  return computeHash(readFileSync(await (await downloadEvent).path()));
}

/** Downloads one PDF of all certificates of Home. @returns its hash */
async function hashBulkDownload(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  await page.getByRole('checkbox', { name: `Selecionar os ${dates.length}` }).check();
  // A statement would print the time of its creation.
  await page.getByRole('switch', { name: 'Com histórico' }).uncheck();
  return hashDownload(page);
}

const computeHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Fetches the same certificate responses that the browser displayed, in the order of its page. */
async function fetchCertificates(
  { api }: TestPlatform,
  { learner }: Company,
  ids: readonly string[],
): Promise<unknown[]> {
  const responses = ids.map((id) =>
    sendRestRequest(api, `/missions/certificates/${id}`, { token: learner.token }),
  );
  return (await Promise.all(responses)).map(({ json }) => replaceDatesInJson(JSON.stringify(json)));
}

for (const [label, timeZones, hasBatch] of [
  ['two time zones', ['America/Sao_Paulo', 'Pacific/Kiritimati'], false],
  [
    'every time zone @full',
    ['UTC', 'America/Sao_Paulo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'],
    true,
  ],
] as const)
  test(`shows the same days and creates the same bytes in ${label}`, async ({
    browser,
    platform,
  }) => {
    test.slow();
    const company = await platform.createCompany();
    await storeTemplate(platform, company, {});
    const ids = await platform.createCertificates(
      company.learner,
      dates.map((_date, index) => ({ type: 'CONTENT', name: String(index) })),
    );
    const localTimeId = ids[2] ?? '';
    const downloads: { single: string; bulk: string | undefined }[] = [];
    for (const timezoneId of timeZones) {
      const context = await browser.newContext({ timezoneId });
      await routeWithDates(context);
      const page = await context.newPage();
      await openScreenAs(page, platform, company.learner);
      await page.getByRole('button', { name: 'Carregar mais' }).click();
      // The browser lays new rows below the window out in a later frame, and `readDays` finds no text in them before.
      await expect
        .poll(() => readDays(page), { message: timezoneId })
        .toEqual(Object.fromEntries(dates.map(([, day], index) => [String(index), day])));
      const bulk = hasBatch ? await hashBulkDownload(page) : undefined;
      await openScreenAs(page, platform, company.learner, `/preview/${localTimeId}`);
      downloads.push({ bulk, single: await hashDownload(page) });
      await context.close();
    }
    expect(downloads).toEqual(timeZones.map(() => downloads[0]));
    // In the short run, `pdfReproducibility.spec.ts` compares bytes of Node with those of the browser.
    if (!hasBatch) return;

    const folder = mkdtempSync(join(tmpdir(), 'certificates-dates-'));
    const batch = buildBatch();
    const list = toJsonLines(await fetchCertificates(platform, company, ids));
    const options = ['--language', 'pt', '--public-url', platform.plugin];
    const batches: Record<string, string>[] = [];
    for (const timeZone of timeZones) {
      const target = join(folder, timeZone.replace('/', '-'));
      const run = await runBatch(batch, ['-', target, ...options], list, { TZ: timeZone });
      expect([run.code, run.stderr], timeZone).toEqual([0, '']);
      batches.push(hashFolder(target));
    }
    rmSync(folder, { recursive: true });
    rmSync(batch, { recursive: true });
    expect(batches).toEqual(timeZones.map(() => batches[0]));
    expect(Object.keys(batches[0] ?? {})).toHaveLength(dates.length);
    expect(Object.values(batches[0] ?? {})).toContain(downloads[0]?.single);
  });
