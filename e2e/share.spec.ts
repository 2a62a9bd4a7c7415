import type { Page } from '@playwright/test';
import {
  type Company,
  expect,
  expectAccessible,
  openScreenAs,
  measureOverflow,
  type Person,
  type TestPlatform,
  test,
} from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';

const course = {
  type: 'MISSION',
  name: 'Segurança & Saúde',
  workload: 90,
  completed_at: '2026-11-12T15:00:00.000Z',
};

/** Opens a certificate in the standalone plugin with an issuing organization. @returns the id of the certificate */
async function openWithOrganization(
  page: Page,
  platform: TestPlatform,
  company: Company,
  person: Person = company.learner,
  organization = 'Academia Vértice',
) {
  const [id = ''] = await platform.createCertificates(company.learner, [course]);
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object;
    await route.fulfill({ json: { ...config, SHARE_ORGANIZATION: organization } });
  });
  await openScreenAs(page, platform, person, `/preview/${id}`);
  await expect(page.getByRole('group', { name: /^Certificado de .*, Frente$/ })).toBeVisible();
  return id;
}

const getShareButton = (page: Page) => page.getByRole('button', { name: 'Compartilhar' });
const getSharePanel = (page: Page) => page.getByRole('dialog', { name: 'Compartilhar' });
/** Returns what the stub of the share sheet has received. */
const getSharedFiles = (page: Page) =>
  page.evaluate(() => (window as unknown as { sharedFiles: string[] }).sharedFiles);
const getCopyButton = (page: Page) => page.getByRole('button', { name: 'Copiar link' });

test.describe('owner of a certificate', () => {
  // axe adds a style element, which would violate the policy.
  test.use({ bypassCSP: true, permissions: ['clipboard-read', 'clipboard-write'] });

  test('adds the certificate to LinkedIn by keyboard without any request to it', async ({
    page,
    platform,
  }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    const company = await platform.createCompany();
    await page.clock.install();
    const id = await openWithOrganization(page, platform, company);
    await expect(getCopyButton(page)).toHaveCount(0);
    await getShareButton(page).focus();
    await page.keyboard.press('Enter');
    // This system cannot share files.
    await expect(page.getByRole('button', { name: 'Enviar o PDF…' })).toHaveCount(0);
    await expect(
      getSharePanel(page).getByRole('button', { name: 'Adicionar ao LinkedIn' }),
    ).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(getCopyButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Link copiado' })).toBeVisible();
    await page.clock.fastForward(5000);
    const address = `${platform.plugin}/pt/print/${id}`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(getCopyButton(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(getSharePanel(page).getByText('Novembro de 2026')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Copiar: Organização' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Academia Vértice');

    const link = page.getByRole('link', { name: 'Abrir o LinkedIn' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    const { origin, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(origin).toBe('https://www.linkedin.com');
    expect(Object.fromEntries(searchParams)).toEqual({
      startTask: 'CERTIFICATION_NAME',
      name: 'Segurança & Saúde',
      organizationName: 'Academia Vértice',
      issueYear: '2026',
      issueMonth: '11',
      certId: id,
      certUrl: address,
    });
    await page.keyboard.press('Escape');
    await expect(getSharePanel(page)).toHaveCount(0);
    await expect(getShareButton(page)).toBeFocused();
    // Escape closed only the panel.
    await expect(page).toHaveURL(/\/preview\//);
    expect([...origins].sort()).toEqual([platform.api, platform.plugin].sort());

    // On a phone, a bottom sheet, which a tap outside closes.
    await page.setViewportSize({ width: 360, height: 640 });
    await getShareButton(page).click();
    await page.getByRole('button', { name: 'Adicionar ao LinkedIn' }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    expect(await measureOverflow(page)).toBe(0);
    const box = await getSharePanel(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 360 });
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(640);
    await page.mouse.click(180, 30);
    await expect(getSharePanel(page)).toHaveCount(0);
    await getShareButton(page).click();
    await getSharePanel(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(getSharePanel(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeVisible();
  });

  test('stays at the certificate when Escape is pressed before the panel is loaded', async ({
    page,
    platform,
  }) => {
    const release = await holdRequests(page, '**/pt-file-check.*.js');
    const company = await platform.createCompany();
    await openWithOrganization(page, platform, company);
    await getShareButton(page).press('Enter');
    await page.keyboard.press('Escape');
    await expect(getShareButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(/\/preview\//);
    release();
    await getShareButton(page).press('Enter');
    await expect(getSharePanel(page)).toBeVisible();
  });
});

test('opens no share sheet if the panel was closed while the PDF was created', async ({
  page,
  platform,
}) => {
  await page.addInitScript(() => {
    const sharedFiles: string[] = [];
    Object.assign(window, { sharedFiles });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [] }: ShareData) => void sharedFiles.push(String(files[0]?.name)),
    });
  });
  const release = await holdRequests(page, /\/pdf\.\w+\.js/);
  await openWithOrganization(page, platform, await platform.createCompany());
  await getShareButton(page).click();
  await page.getByRole('button', { name: 'Enviar o PDF…' }).click();
  await page.keyboard.press('Escape');
  await expect(getSharePanel(page)).toHaveCount(0);
  // The download starts later than the PDF to share, so that it also ends later.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF', exact: true }).click();
  release();
  await download;
  expect(await getSharedFiles(page)).toEqual([]);
});

test('passes the PDF to the system share sheet, and selects the text when copying is not allowed', async ({
  page,
  platform,
}) => {
  await page.addInitScript(() => {
    const sharedFiles: string[] = [];
    Object.assign(window, { sharedFiles });
    Object.assign(navigator, {
      canShare: ({ files = [] }: ShareData) => files[0]?.type === 'application/pdf',
      share: async ({ files = [] }: ShareData) => {
        sharedFiles.push(`${files[0]?.name} ${await files[0]?.slice(0, 5).text()}`);
        if (sharedFiles.length === 1) throw new DOMException('Too late.', 'NotAllowedError');
      },
    });
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('No.')) });
  });
  await openWithOrganization(page, platform, await platform.createCompany(), undefined, '1035');
  await getShareButton(page).click();
  const sendButton = page.getByRole('button', { name: 'Enviar o PDF…' });
  await sendButton.click();
  // The first press took too long.
  await expect(page.getByText('O PDF está pronto. Toque de novo para enviar.')).toBeVisible();
  await sendButton.click();
  await expect(getSharePanel(page)).toHaveCount(0);
  const file = 'Lia Aprendiz – Segurança & Saúde.pdf %PDF-';
  expect(await getSharedFiles(page)).toEqual([file, file]);

  await getShareButton(page).click();
  await page.getByRole('button', { name: 'Adicionar ao LinkedIn' }).click();
  const { searchParams } = new URL(
    (await page.getByRole('link', { name: 'Abrir o LinkedIn' }).getAttribute('href')) ?? '',
  );
  expect(searchParams.get('organizationId')).toBe('1035');
  await page.getByRole('button', { name: 'Copiar: Nome' }).click();
  await expect(page.getByText('Não foi possível copiar. O texto está selecionado')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(course.name);
  await getCopyButton(page).click();
  await expect(getSharePanel(page)).toHaveCount(0);
  await expect(page.getByText('Não foi possível copiar o link.').first()).toBeVisible();
});

test('offers only the link to other users, without an organization and when the flag is off @full', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await openWithOrganization(page, platform, company, company.admin);
  await expect(getCopyButton(page)).toBeVisible();
  await expect(getShareButton(page)).toHaveCount(0);
  await openWithOrganization(page, platform, company, company.learner, '');
  await expect(getCopyButton(page)).toBeVisible();
  await expect(getShareButton(page)).toHaveCount(0);
  await platform.setFlag(company, 'certificates.share', false);
  await openWithOrganization(page, platform, company);
  await expect(getCopyButton(page)).toBeVisible();
  await expect(getShareButton(page)).toHaveCount(0);
});
