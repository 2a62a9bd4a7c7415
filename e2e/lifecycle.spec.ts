import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { whatStays } from './heap.ts';

/** Goes there and back as a reader does, without the time that a test takes to see that a link can be clicked. */
const visit = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise(requestAnimationFrame);
    };
    const linkTo = (name: string) =>
      [...document.querySelectorAll('a')].find(({ textContent }) => textContent.trim() === name);
    const follow = async (name: string) => {
      await until(() => linkTo(name) !== undefined);
      linkTo(name)?.click();
    };
    const plugin = () => document.querySelector('[data-certs-root]');
    for (let visits = 0; visits < count; visits += 1) {
      await follow('Certificados');
      await until(() => plugin()?.querySelectorAll('[role="listitem"]').length === 3);
      await follow('Meu aprendizado');
      await until(
        () => plugin() === null && document.querySelector('[aria-label^="Concluir: "]') !== null,
      );
    }
  }, times);

const VISITS = 50;

test('fifty visits grow the heap by no more than a host can bear @full', async ({
  page,
  platform,
}) => {
  test.setTimeout(300_000);
  const { learner } = await platform.createCompany();
  await platform.giveCertificates(learner, 3);
  await page.goto(`${platform.shell}/enter/${learner.token}`);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  // The first visits load code and fill what browser and compiler keep for themselves. One lasts until what comes after
  // the rows is drawn: for each picture of a style the browser keeps a document of its own.
  await page.getByRole('link', { name: 'Certificados', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Baixar PDF: / })).toHaveCount(3);
  await page.screenshot();
  await page.getByRole('link', { name: 'Meu aprendizado' }).click();
  await visit(page, 3);
  const { kilobytes, ...before } = await whatStays(client);
  await visit(page, VISITS);
  const { kilobytes: kilobytesAfter, ...after } = await whatStays(client);
  expect(after).toEqual(before);
  expect((kilobytesAfter - kilobytes) / VISITS).toBeLessThan(2);
});

test('after the page was left no timer of the plugin asks for anything', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.giveCertificates(learner, 3);
  await page.clock.install();
  await page.goto(`${platform.shell}/enter/${learner.token}`);
  await expect(page.getByRole('button', { name: /^Concluir: / }).first()).toBeVisible();
  const kept = () => page.evaluate(() => document.cookie + JSON.stringify(localStorage));
  const before = await kept();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const flagCalls = () => calls.filter((url) => url.includes('/api/frontend/all?')).length;
  const enter = async () => {
    await page.getByRole('link', { name: 'Certificados', exact: true }).click();
    await expect(page.getByRole('listitem').nth(2)).toBeVisible();
    await expect.poll(flagCalls).toBeGreaterThan(0);
  };
  const leave = async () => {
    await page.getByRole('link', { name: 'Meu aprendizado' }).click();
    await expect(page.locator('[data-certs-root]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Concluir: / }).first()).toBeVisible();
    calls.length = 0;
    await page.clock.fastForward(300_000);
    await page.evaluate(() => fetch('/config.json'));
    expect(calls.filter((url) => !url.startsWith(platform.shell))).toEqual([]);
    expect(await kept()).toBe(before);
  };

  // Before the first metrics are due, and after the flags were asked for again and again.
  await enter();
  await leave();
  await enter();
  const aMinuteLater = async () => {
    await page.clock.fastForward(61_000);
    return flagCalls();
  };
  await expect.poll(aMinuteLater).toBeGreaterThan(3);
  await leave();
});

test('what leaving cuts off is told as no failure', async ({ page, platform }) => {
  const company = await platform.createCompany();
  const { learner } = company;
  await platform.giveCertificates(learner, 3);
  const templates = '/certificate-templates/';
  await platform.breakFor(company, { method: 'GET', path: templates, delay_ms: 800 });
  await page.goto(`${platform.shell}/enter/${learner.token}`);
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(message.text());
  });
  const asked = page.waitForRequest((request) => request.url().includes(templates));
  await page.getByRole('link', { name: 'Certificados', exact: true }).click();
  await asked;
  await page.getByRole('link', { name: 'Meu aprendizado' }).click();
  await expect(page.locator('[data-certs-root]')).toHaveCount(0);
  await page.waitForTimeout(1000);
  expect(told).toEqual([]);
});
