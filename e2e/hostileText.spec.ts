import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openWithPdfjs, readWords } from '#testing/pdf/openWithPdfjs.ts';
import { expect, openScreenAs, storeTemplate, tagFullUnless, test } from './fixtures.ts';

/** Texts that would run code, open links or reach objects if they were not treated as text. */
const markup = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';
const texts = [
  markup,
  '"><svg onload=window.ran=1>',
  '{name, select, other {x}} <b>b</b> ${7*7} %s',
  'javascript:window.ran=1',
  '__proto__ constructor {{constructor}} {{__proto__.x}}',
] as const;

const hasRunCode = (page: Page) => page.evaluate(() => 'ran' in window || 'x' in {});
/** Removes white space from a text, because lines may break anywhere. */
const removeWhitespace = (text: string) => text.replace(/\s+/g, '');

for (const text of texts) {
  const tag = tagFullUnless(text === markup);
  test(`shows markup and code as text on every screen and in the PDF: ${text.slice(0, 24)}${tag}`, async ({
    page,
    platform,
  }) => {
    const company = await platform.createCompany({ metadata: [{ name: text, color: '#123456' }] });
    const learner = await platform.createLearner(company, { name: `Lia ${text}` });
    const areas = [text, text, text];
    const id = await storeTemplate(platform, company, {
      name: text.slice(0, 80),
      custom_fields: { ptBr: areas, enUs: areas, esEs: areas },
    });
    const [certificate = ''] = await platform.createCertificates(learner, [
      { type: 'MISSION', name: `Curso ${text}`, thumb_url: text },
    ]);

    await openScreenAs(page, platform, learner);
    const list = page.getByRole('list', { name: 'Certificados' });
    await expect(list.getByRole('listitem').first()).toContainText(`Curso ${text}`);
    await page.getByText(/^Atributos da empresa/).click();
    const attributes = page.getByRole('list', { name: 'Atributos da empresa' });
    await expect(attributes.getByRole('listitem')).toHaveText(text);
    await page.goto(`${platform.plugin}/preview/${certificate}`);
    const front = page.getByRole('group', { name: /^Certificado de .*Frente$/ });
    await expect(front).toBeVisible();
    const certificateText = removeWhitespace((await front.textContent()) ?? '');
    expect(certificateText).toContain(removeWhitespace(`Lia ${text}`));
    expect(await page.locator('a[href^="javascript:"], a[href^="data:"], [onerror]').count()).toBe(
      0,
    );

    const downloadEvent = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar PDF' }).click();
    const download = await downloadEvent;
    expect(download.suggestedFilename()).not.toMatch(/[<>:"/\\|?*]/);
    await openWithPdfjs(new Uint8Array(await readFile(await download.path())), async (document) => {
      expect(await readWords(await document.getPage(1))).toContain(removeWhitespace(`Lia ${text}`));
      expect(await document.getJSActions()).toBeNull();
    });

    await page.goto(`${platform.plugin}/print/${certificate}`);
    await expect(page.getByText(/Lia/).first()).toBeVisible();
    expect(await hasRunCode(page)).toBe(false);

    await openScreenAs(page, platform, company.admin, '/templates');
    await expect(page.getByRole('heading', { name: text.slice(0, 80), exact: true })).toBeVisible();
    await page.goto(`${platform.plugin}/editor/${id}`);
    await expect(page.getByRole('textbox', { name: 'Centro', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Adicionar dado registrado: Centro' }).click();
    await expect(page.getByRole('option').filter({ hasText: text })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Rodapé', exact: true }).focus();
    await page.keyboard.type('!');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText(/^Salvo às/)).toBeVisible();
    expect(await hasRunCode(page)).toBe(false);
  });
}
