import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { measureStableHeap } from './heap.ts';

/**
 * Opens and leaves the plugin repeatedly by clicking links inside the page, because Playwright's checks before each click
 * would take too long.
 */
const visit = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const waitUntil = async (condition: () => boolean) => {
      while (!condition()) await new Promise(requestAnimationFrame);
    };
    const findLink = (name: string) =>
      [...document.querySelectorAll('a')].find(({ textContent }) => textContent.trim() === name);
    const follow = async (name: string) => {
      await waitUntil(() => findLink(name) !== undefined);
      findLink(name)?.click();
    };
    const findPlugin = () => document.querySelector('[data-certs-root]')?.shadowRoot;
    for (let visits = 0; visits < count; visits += 1) {
      await follow('Certificados');
      await waitUntil(() => findPlugin()?.querySelectorAll('[role="listitem"]').length === 3);
      await follow('Meu aprendizado');
      await waitUntil(
        () => !findPlugin() && document.querySelector('[aria-label^="Concluir: "]') !== null,
      );
    }
  }, times);

const visitCount = 50;

test('leaks less than two kilobytes per visit over fifty visits @full', async ({
  page,
  platform,
}) => {
  test.setTimeout(300_000);
  const { learner } = await platform.createCompany();
  await platform.createCertificates(learner, 3);
  await page.goto(`${platform.shell}/enter/${learner.token}`);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  // The first visits load code and fill caches of browser and compiler. One waits for the row actions: the browser keeps a
  // document for each image of a style sheet.
  await page.getByRole('link', { name: 'Certificados', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Baixar PDF: / })).toHaveCount(3);
  await page.screenshot();
  await page.getByRole('link', { name: 'Meu aprendizado' }).click();
  await visit(page, 3);
  const { kilobytes, ...countsBefore } = await measureStableHeap(client);
  await visit(page, visitCount);
  const { kilobytes: kilobytesAfter, ...countsAfter } = await measureStableHeap(client);
  expect(countsAfter).toEqual(countsBefore);
  expect((kilobytesAfter - kilobytes) / visitCount).toBeLessThan(2);
});

test('stops all timers and requests after the host leaves the page', async ({ page, platform }) => {
  const { learner } = await platform.createCompany();
  await platform.createCertificates(learner, 3);
  await page.clock.install();
  await page.goto(`${platform.shell}/enter/${learner.token}`);
  await expect(page.getByRole('button', { name: /^Concluir: / }).first()).toBeVisible();
  const getStorage = () => page.evaluate(() => document.cookie + JSON.stringify(localStorage));
  const storageBefore = await getStorage();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const countFlagCalls = () => calls.filter((url) => url.includes('/api/frontend/all?')).length;
  const enter = async () => {
    await page.getByRole('link', { name: 'Certificados', exact: true }).click();
    await expect(page.getByRole('listitem').nth(2)).toBeVisible();
    await expect.poll(countFlagCalls).toBeGreaterThan(0);
  };
  const leave = async () => {
    await page.getByRole('link', { name: 'Meu aprendizado' }).click();
    await expect(page.locator('[data-certs-root]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Concluir: / }).first()).toBeVisible();
    calls.length = 0;
    await page.clock.fastForward(300_000);
    await page.evaluate(() => fetch('/config.json'));
    expect(calls.filter((url) => !url.startsWith(platform.shell))).toEqual([]);
    expect(await getStorage()).toBe(storageBefore);
  };

  // Leaves once before the first metrics are sent, and once after the flags were polled several times.
  await enter();
  await leave();
  await enter();
  const advanceOneMinute = async () => {
    await page.clock.fastForward(61_000);
    return countFlagCalls();
  };
  await expect.poll(advanceOneMinute).toBeGreaterThan(3);
  await leave();
});

test('logs no error for requests that leaving aborts @full', async ({ page, platform }) => {
  const company = await platform.createCompany();
  const { learner } = company;
  await platform.createCertificates(learner, 3);
  const templates = '/certificate-templates/';
  await platform.injectFault(company, `GET ${templates}`, { delay_ms: 800 });
  await page.goto(`${platform.shell}/enter/${learner.token}`);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const templateRequest = page.waitForRequest((request) => request.url().includes(templates));
  await page.getByRole('link', { name: 'Certificados', exact: true }).click();
  await templateRequest;
  await page.getByRole('link', { name: 'Meu aprendizado' }).click();
  await expect(page.locator('[data-certs-root]')).toHaveCount(0);
  await page.waitForTimeout(1000);
  expect(errors).toEqual([]);
});
