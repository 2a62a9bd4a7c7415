import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openByPdfjs, wordsOf } from '#testing/pdf/openByPdfjs.ts';
import { expect, openAs, storeTemplate, tagOf, test } from './fixtures.ts';

/** Each would run, open, name or merge something where text is not kept as text. */
const markup = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';
const texts = [
  markup,
  '"><svg onload=window.ran=1>',
  '{name, select, other {x}} <b>b</b> ${7*7} %s',
  'javascript:window.ran=1',
  '__proto__ constructor {{constructor}} {{__proto__.x}}',
] as const;

const hasRun = (page: Page) => page.evaluate(() => 'ran' in window || 'x' in {});
/** What stands for the certificate's text when lines are broken anywhere. */
const dense = (text: string) => text.replace(/\s+/g, '');

for (const text of texts) {
  const long = tagOf(text === markup);
  test(`text stays text in every field and on every surface: ${text.slice(0, 24)}${long}`, async ({
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
    const [certificate = ''] = await platform.giveCertificates(learner, [
      { type: 'MISSION', name: `Curso ${text}`, thumb_url: text },
    ]);

    await openAs(page, platform, learner);
    const list = page.getByRole('list', { name: 'Certificados' });
    await expect(list.getByRole('listitem').first()).toContainText(`Curso ${text}`);
    await page.getByText(/^Atributos da empresa/).click();
    const tags = page.getByRole('list', { name: 'Atributos da empresa' });
    await expect(tags.getByRole('listitem')).toHaveText(text);
    await page.goto(`${platform.plugin}/preview/${certificate}`);
    const front = page.getByRole('group', { name: /^Certificado de .*Frente$/ });
    await expect(front).toBeVisible();
    const drawn = dense((await front.textContent()) ?? '');
    expect(drawn).toContain(dense(`Lia ${text}`));
    expect(await page.locator('a[href^="javascript:"], a[href^="data:"], [onerror]').count()).toBe(
      0,
    );

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar PDF' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).not.toMatch(/[<>:"/\\|?*]/);
    await openByPdfjs(new Uint8Array(await readFile(await download.path())), async (opened) => {
      expect(await wordsOf(await opened.getPage(1))).toContain(dense(`Lia ${text}`));
      expect(await opened.getJSActions()).toBeNull();
    });

    await page.goto(`${platform.plugin}/print/${certificate}`);
    await expect(page.getByText(/Lia/).first()).toBeVisible();
    expect(await hasRun(page)).toBe(false);

    await openAs(page, platform, company.admin, '/templates');
    await expect(page.getByRole('heading', { name: text.slice(0, 80), exact: true })).toBeVisible();
    await page.goto(`${platform.plugin}/editor/${id}`);
    await expect(page.getByRole('textbox', { name: 'Centro', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Adicionar dado registrado: Centro' }).click();
    await expect(page.getByRole('menuitem').filter({ hasText: text })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Rodapé', exact: true }).focus();
    await page.keyboard.type('!');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText(/^Salvo às/)).toBeVisible();
    expect(await hasRun(page)).toBe(false);
  });
}
