import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

interface Expectation {
  token: string;
  /** Heading in the standalone plugin and in the iframe. */
  heading: string;
  rows: number;
  isAdmin?: true;
}

const users: readonly Expectation[] = [
  { token: 'demo-admin', heading: 'Meus certificados', rows: 4, isAdmin: true },
  { token: 'demo-learner', heading: 'Meus certificados', rows: 10 },
  { token: 'demo-newcomer', heading: 'Meus certificados', rows: 0 },
  { token: 'demo-english', heading: 'My certificates', rows: 10 },
  { token: 'demo-spanish', heading: 'Mis certificados', rows: 10 },
];

async function expectHome(
  container: Page | FrameLocator,
  heading: string | RegExp,
  { rows, isAdmin }: Expectation,
) {
  await expect(container.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const list = container.getByRole('list', { name: /Certificados|Certificates/ });
  if (rows === 0) {
    await expect(container.getByText(/Você ainda não tem certificados/)).toBeVisible();
  } else {
    await expect(list.getByRole('listitem').first()).toBeVisible();
    const count = await list.getByRole('listitem').count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(rows);
  }
  const manage = container.getByRole('link', {
    name: /Gerenciar modelos|Manage templates|Gestionar plantillas/,
  });
  await expect(manage).toHaveCount(isAdmin ? 1 : 0);
}

for (const user of users) {
  test(`shows the certificates of ${user.token} after the sign-in link, in the learning platform and in its iframe`, async ({
    page,
    platform,
  }) => {
    await page.goto(`${platform.plugin}/signin/${user.token}`);
    await expectHome(page, user.heading, user);

    await page.goto(`${platform.shell}/enter/${user.token}`);
    await page.getByRole('link', { name: /^(Certificados|Certificates)$/ }).click();
    await expectHome(page, /Meus certificados|My certificates|Mis certificados/, user);

    await page.getByRole('link', { name: /^(Incorporado|Embedded|Integrado|Incrustado)$/ }).click();
    await expectHome(page.frameLocator('iframe'), user.heading, user);
  });
}

test('refuses a company without the plugin standalone, in the learning platform and in the iframe', async ({
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
