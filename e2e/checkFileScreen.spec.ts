import { expect, expectAccessible, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import { createForgedPdf, fetchCertificate, issueCertificate } from './certificateFiles.ts';

// axe adds a style element, which would violate the policy.
test.use({ bypassCSP: true });

test('tells the step of a check that takes longer than a second, and enlarges the pictures of a page that differs without a mouse', async ({
  page,
  platform,
}) => {
  test.slow();
  const id = await issueCertificate(platform, 'typical', 'Layout1');
  const response = await fetchCertificate(platform, id);
  const buffer = await createForgedPdf(platform, 'pt', response, ({ user }) => {
    user.name = user.name.replace(/n/i, 'm');
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${platform.plugin}/pt/print/${id}`);
  const fileInput = page.locator('input[type="file"]');
  await expect(fileInput).toBeAttached();
  const release = await holdRequests(page, `**/certificates/${id}*`);
  await fileInput.setInputFiles({ name: 'arquivo.pdf', mimeType: 'application/pdf', buffer });
  const announcements = page.getByRole('status');
  await expect(announcements.getByText('Conferindo…')).toBeAttached();
  await expect(announcements.getByText('Gerando o documento emitido…')).toBeAttached();
  await expect(page.getByText('Gerando o documento emitido…').last()).toBeVisible();
  release();
  await expect(page.locator('section').filter({ hasText: 'arquivo.pdf' })).toBeVisible({
    timeout: 40_000,
  });

  await test.step('scrolls only as far as the explanation below the verdict', async () => {
    const heading = page.locator('section').getByRole('heading', { level: 2 });
    await expect(heading).toBeFocused({ timeout: 40_000 });
    const { y = 0, height = 0 } = (await heading.boundingBox()) ?? {};
    expect(640 - y - height, 'space below the heading').toBeCloseTo(190, 0);
  });

  await test.step('opens the enlarged page at the first area that differs', async () => {
    const name = 'Página 1 neste arquivo';
    await page.getByRole('button', { name: `Ampliar: ${name}` }).click({ timeout: 40_000 });
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.locator('canvas + span')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ['Página 1 neste arquivo', 'Página 1 como foi emitida'])
    await test.step(`enlarges with the keyboard: ${name}`, async () => {
      const button = page.getByRole('button', { name: `Ampliar: ${name}` });
      await expect(button).toBeVisible();
      const smallPicture = page.getByRole('img', { name }).first();
      const smallWidth = (await smallPicture.boundingBox())?.width ?? 0;
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name });
      const picture = dialog.getByRole('img', { name });
      // 842 points at 1.5 pixels each.
      await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(1262);
      expect(smallWidth).toBeLessThan(700);
      await expect(dialog.getByRole('button', { name: 'Fechar' })).toBeFocused();
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 700 });
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('group', { name })).toBeFocused();
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });
});
