import type { FrameLocator, Page } from '@playwright/test';
import { expect, tagOf, test } from './fixtures.ts';

interface Expectation {
  token: string;
  /** The heading in the plugin alone, and under a host that is Portuguese. */
  alone: string;
  rows: number;
  isAdmin?: true;
}

const users: readonly Expectation[] = [
  { token: 'demo-admin', alone: 'Meus certificados', rows: 4, isAdmin: true },
  { token: 'demo-learner', alone: 'Meus certificados', rows: 10 },
  { token: 'demo-newcomer', alone: 'Meus certificados', rows: 0 },
  { token: 'demo-english', alone: 'My certificates', rows: 10 },
  { token: 'demo-spanish', alone: 'Mis certificados', rows: 10 },
];

async function expectHome(
  place: Page | FrameLocator,
  heading: string | RegExp,
  { rows, isAdmin }: Expectation,
) {
  await expect(place.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const list = place.getByRole('list', { name: /Certificados|Certificates/ });
  if (rows === 0) {
    await expect(place.getByText(/Você ainda não tem certificados/)).toBeVisible();
  } else {
    await expect(list.getByRole('listitem').first()).toBeVisible();
    const count = await list.getByRole('listitem').count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(rows);
  }
  const manage = place.getByRole('link', {
    name: /Gerenciar modelos|Manage templates|Gestionar plantillas/,
  });
  await expect(manage).toHaveCount(isAdmin ? 1 : 0);
}

for (const user of users) {
  // Each is met once; how the three ways in differ does not depend on who comes.
  const long = tagOf(user.isAdmin === true);

  test(`${user.token} signs in by the link and sees their certificates${long}`, async ({
    page,
    platform,
  }) => {
    await page.goto(`${platform.plugin}/signin/${user.token}`);
    await expectHome(page, user.alone, user);
  });

  test(`${user.token} sees them inside the learning platform${long}`, async ({
    page,
    platform,
  }) => {
    await page.goto(`${platform.shell}/enter/${user.token}`);
    await page.getByRole('link', { name: /^(Certificados|Certificates)$/ }).click();
    await expectHome(page, /Meus certificados|My certificates|Mis certificados/, user);
  });

  test(`${user.token} sees them in a frame of it${long}`, async ({ page, platform }) => {
    await page.goto(`${platform.shell}/enter/${user.token}`);
    await page.getByRole('link', { name: /^(Incorporado|Embedded|Integrado|Incrustado)$/ }).click();
    await expectHome(page.frameLocator('iframe'), user.alone, user);
  });
}

test('a company that has not activated the plugin is refused in every way in', async ({
  page,
  platform,
}) => {
  const refusal = 'Ops, você não tem acesso a este plugin!';
  await page.goto(`${platform.plugin}/signin/demo-blocked`);
  await expect(page.getByRole('heading', { name: refusal })).toBeVisible();
  await expect(page.getByText('A empresa não ativou o plugin.')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);

  await page.goto(`${platform.shell}/enter/demo-blocked`);
  await page.getByRole('link', { name: 'Certificados', exact: true }).click();
  await expect(page.getByRole('heading', { name: refusal })).toBeVisible();

  await page.getByRole('link', { name: 'Incorporado' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: refusal })).toBeVisible();
});

test('a mission completed in the learning platform appears as the first certificate', async ({
  page,
  platform,
}) => {
  await page.goto(`${platform.shell}/enter/demo-english`);
  const complete = page.getByRole('button', { name: /^Complete: / }).first();
  const name = (await complete.getAttribute('aria-label'))?.replace('Complete: ', '') ?? '';
  await complete.click();
  await page.getByRole('link', { name: 'Certificates', exact: true }).click();
  const first = page.getByRole('list', { name: 'Certificates' }).getByRole('listitem').first();
  await expect(first).toContainText(name);
});
