import { expect, openInShell, tagFullUnless, test } from './fixtures.ts';

const headings = {
  pt: 'Meus certificados',
  en: 'My certificates',
  es: 'Mis certificados',
} as const;

interface Choice {
  user: string | null;
  company: string | null;
  /** Language prefix of the sign-in link. */
  link: '' | '/pt' | '/en' | '/es';
  language: keyof typeof headings;
  /** Path of the address after sign-in. */
  address: string;
}

/**
 * Ways to choose the language. `App.test.tsx` covers the precedence; these cases check title, `lang` and reload, which need
 * a browser.
 */
const choices: readonly Choice[] = [
  { user: 'en-US', company: 'pt-BR', link: '/es', language: 'en', address: '/en' },
  { user: null, company: 'es-ES', link: '/pt', language: 'pt', address: '/pt' },
];

for (const { user, company, link, language, address } of choices) {
  test(`shows ${language} at ${address} for user language ${user ?? 'none'}, company ${company ?? 'none'}, link ${link || 'without prefix'}${tagFullUnless(language === 'en')}`, async ({
    page,
    platform,
  }) => {
    const createdCompany = await platform.createCompany({ language: company });
    const { token } = await platform.createLearner(createdCompany, { language: user });
    await page.goto(`${platform.plugin}${link}/signin/${token}`);
    await expect(page.getByRole('heading', { level: 1, name: headings[language] })).toBeVisible();
    await expect(page).toHaveURL(platform.plugin + address);
    await expect(page).toHaveTitle(headings[language]);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: headings[language] })).toBeVisible();
    await expect(page).toHaveURL(platform.plugin + address);
  });
}

test('starts in the language of the company in the learning platform and follows its switch @full', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany({ language: 'en-US' });
  await openInShell(page, platform, learner);
  await expect(page.getByRole('heading', { level: 1, name: headings.en })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.getByRole('radio', { name: 'Português' }).check({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: headings.pt })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: headings.pt })).toBeVisible();
  await expect(page).toHaveURL(`${platform.shell}/certificates`);
});

test('has a session in a new tab opened from the learning platform @full', async ({
  page,
  context,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.createCertificates(learner, 1);
  await openInShell(page, platform, learner);
  const newTabEvent = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Visualizar: / }).click({ modifiers: ['Control'] });
  const newTab = await newTabEvent;
  await expect(newTab).toHaveURL(new RegExp(`^${platform.shell}/certificates/preview/`));
  await expect(newTab.getByRole('group', { name: /Frente$/ })).toBeVisible();
});
