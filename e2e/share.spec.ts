import type { Page } from '@playwright/test';
import {
  type Company,
  expect,
  expectAccessible,
  openAs,
  overflowOf,
  type Person,
  type Running,
  test,
} from './fixtures.ts';

const course = {
  type: 'MISSION',
  name: 'Segurança & Saúde',
  workload: 90,
  completed_at: '2026-11-12T15:00:00.000Z',
};

/** The plugin alone, where somebody is said to issue. @returns the certificate's id */
async function openShared(
  page: Page,
  platform: Running,
  company: Company,
  who: Person = company.learner,
  organization = 'Academia Vértice',
) {
  const [id = ''] = await platform.giveCertificates(company.learner, [course]);
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as object;
    await route.fulfill({ json: { ...config, SHARE_ORGANIZATION: organization } });
  });
  await openAs(page, platform, who, `/preview/${id}`);
  await expect(page.getByRole('group', { name: /^Certificado de .*, Frente$/ })).toBeVisible();
  return id;
}

const share = (page: Page) => page.getByRole('button', { name: 'Compartilhar' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Compartilhar' });
const copyLink = (page: Page) => page.getByRole('button', { name: 'Copiar link' });

test.describe('its owner', () => {
  // axe puts a style of its own into the page, which the policy reports.
  test.use({ bypassCSP: true, permissions: ['clipboard-read', 'clipboard-write'] });

  test('adds a certificate to LinkedIn by keyboard, and nothing is asked of it before', async ({
    page,
    platform,
  }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    const company = await platform.createCompany();
    const id = await openShared(page, platform, company);
    await expect(copyLink(page)).toHaveCount(0);
    await share(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('button', { name: 'Adicionar ao LinkedIn' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(copyLink(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
    const address = `${platform.plugin}/pt/print/${id}`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(copyLink(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText('Novembro de 2026')).toBeVisible();
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
    await expect(panel(page)).toHaveCount(0);
    await expect(share(page)).toBeFocused();
    // Escape closed the panel alone.
    await expect(page).toHaveURL(/\/preview\//);
    expect([...asked].sort()).toEqual([platform.api, platform.plugin].sort());
  });

  test('has a sheet from below where there is little room, and a press beside it closes it', async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openShared(page, platform, await platform.createCompany());
    await share(page).click();
    await page.getByRole('button', { name: 'Adicionar ao LinkedIn' }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
    const box = await panel(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 360 });
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(640);
    await page.mouse.click(180, 30);
    await expect(panel(page)).toHaveCount(0);
    await share(page).click();
    await panel(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeVisible();
  });
});

test('the system’s share sheet gets the PDF, where there is one; too late, at the next press', async ({
  page,
  platform,
}) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: ({ files = [] }: ShareData) => files[0]?.type === 'application/pdf',
      share: async ({ files = [] }: ShareData) => {
        shared.push(`${files[0]?.name} ${await files[0]?.slice(0, 5).text()}`);
        if (shared.length === 1) throw new DOMException('Too late.', 'NotAllowedError');
      },
    });
  });
  await openShared(page, platform, await platform.createCompany());
  await share(page).click();
  const send = page.getByRole('button', { name: 'Enviar o PDF…' });
  await send.click();
  await expect(page.getByText('O PDF está pronto. Toque de novo para enviar.')).toBeVisible();
  await send.click();
  await expect(panel(page)).toHaveCount(0);
  const file = 'Lia Aprendiz – Segurança & Saúde.pdf %PDF-';
  expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual([
    file,
    file,
  ]);
});

test('where the browser copies nothing, what was to be copied is selected', async ({
  page,
  platform,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('No.')) });
  });
  await openShared(page, platform, await platform.createCompany(), undefined, '1035');
  await share(page).click();
  // No system here takes files.
  await expect(page.getByRole('button', { name: 'Enviar o PDF…' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Adicionar ao LinkedIn' }).click();
  const { searchParams } = new URL(
    (await page.getByRole('link', { name: 'Abrir o LinkedIn' }).getAttribute('href')) ?? '',
  );
  expect(searchParams.get('organizationId')).toBe('1035');
  await page.getByRole('button', { name: 'Copiar: Nome' }).click();
  await expect(page.getByText('Não foi possível copiar. O texto está selecionado')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(course.name);
  await copyLink(page).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByText('Não foi possível copiar o link.').first()).toBeVisible();
});

test('others copy the link, and so does everybody where the toggle is off or nobody issues', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await openShared(page, platform, company, company.admin);
  await expect(copyLink(page)).toBeVisible();
  await expect(share(page)).toHaveCount(0);
  await openShared(page, platform, company, company.learner, '');
  await expect(copyLink(page)).toBeVisible();
  await expect(share(page)).toHaveCount(0);
  await platform.setFlag(company, 'certificates.share', false);
  await openShared(page, platform, company);
  await expect(copyLink(page)).toBeVisible();
  await expect(share(page)).toHaveCount(0);
});
