import { expect, openInShell, test } from './fixtures.ts';

const headings = {
  pt: 'Meus certificados',
  en: 'My certificates',
  es: 'Mis certificados',
} as const;

interface Choice {
  user: string | null;
  company: string | null;
  /** Prefix of the sign-in link. */
  link: '' | '/pt' | '/en' | '/es';
  shown: keyof typeof headings;
  /** Where the address ends. */
  address: string;
}

/** Who is heard before whom is `App.test.tsx`'s; here is what only a browser has: title, `lang`, and a reload. */
const choices: readonly Choice[] = [
  { user: 'en-US', company: 'pt-BR', link: '/es', shown: 'en', address: '/en' },
  { user: null, company: 'es-ES', link: '/pt', shown: 'pt', address: '/pt' },
];

for (const { user, company, link, shown, address } of choices) {
  test(`a user of ${user ?? 'no language'}, company of ${company ?? 'none'}, link ${link || 'unprefixed'}: ${shown} at ${address}`, async ({
    page,
    platform,
  }) => {
    const made = await platform.createCompany({ language: company });
    const { token } = await platform.createLearner(made, { language: user });
    await page.goto(`${platform.plugin}${link}/signin/${token}`);
    await expect(page.getByRole('heading', { level: 1, name: headings[shown] })).toBeVisible();
    await expect(page).toHaveURL(platform.plugin + address);
    await expect(page).toHaveTitle(headings[shown]);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${shown}`));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: headings[shown] })).toBeVisible();
    await expect(page).toHaveURL(platform.plugin + address);
  });
}

test('the learning platform begins in the language of the company, then steers', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany({ language: 'en-US' });
  await openInShell(page, platform, learner);
  await expect(page.getByRole('heading', { level: 1, name: headings.en })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.getByRole('radio', { name: 'Português' }).check({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: headings.pt })).toBeVisible();
});

test('a tab that is opened from the learning platform has its session', async ({
  page,
  context,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.giveCertificates(learner, 1);
  await openInShell(page, platform, learner);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Visualizar: / }).click({ modifiers: ['Control'] });
  const opened = await opening;
  await expect(opened).toHaveURL(new RegExp(`^${platform.shell}/certificates/preview/`));
  await expect(opened.getByRole('group', { name: /Frente$/ })).toBeVisible();
});

test('the language of the host outranks the user’s', async ({ page, platform }) => {
  const company = await platform.createCompany();
  const learner = await platform.createLearner(company, { language: 'en-US' });
  await openInShell(page, platform, learner);
  await expect(page.getByRole('heading', { level: 1, name: headings.en })).toBeVisible();
  await page.getByRole('radio', { name: 'Español' }).check({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: headings.es })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: headings.es })).toBeVisible();
  await expect(page).toHaveURL(`${platform.shell}/certificates`);
});
