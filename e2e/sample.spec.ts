import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { layoutNames } from '../src/domain/template/template.ts';
import { isArtworkLayout } from '../src/rendering/layouts/layoutProperties.ts';
import { certificateSamples } from '../src/testing/certificates.ts';
import { extractText } from '../src/testing/pdf/programs.ts';
import { bundleEngine, openEngine } from './engine/openEngine.ts';
import type { DrawOptions } from './engine/page.tsx';
import { listTextBackgrounds, type TextBackground } from './engine/textBackgrounds.ts';
import { expect, openScreenAs, storeTemplate, test } from './fixtures.ts';

/** Draws a side without its texts and returns, for each text, the contrasts of the pixels behind it. */
async function listContrasts(page: Page, options: DrawOptions, side: 'front' | 'back') {
  await page.evaluate((drawOptions) => window.engine.draw(drawOptions), options);
  await page.evaluate((name) => window.engine.show([name]), side);
  const picture = await page.screenshot({ style: 'svg text { visibility: hidden }' });
  const json = await page.evaluate(listTextBackgrounds, picture.toString('base64'));
  return JSON.parse(json) as TextBackground[];
}

const looks: readonly Partial<DrawOptions>[] = [
  { title: '00CEB2', content: '323F47' },
  { title: '1E3A5F', content: '22262B', brand: ['compact', 2] },
  { title: 'C59A3D', content: '777777', hasPicture: true },
];
const artworkLooks: readonly Partial<DrawOptions>[] = [
  { artwork: 'light' },
  { artwork: 'dark', title: 'C59A3D', content: '22343C' },
  { artwork: 'busy', title: '0F766E', content: '22343C' },
];

/** Lists the texts that the mark takes below the contrast that they need, and counts the texts on the mark. */
async function compareContrasts(page: Page, options: DrawOptions, side: 'front' | 'back') {
  const plain = await listContrasts(page, options, side);
  const onSample = await listContrasts(page, { ...options, isSample: true }, side);
  expect(onSample.map(({ text }) => text)).toEqual(plain.map(({ text }) => text));
  const illegible = onSample.flatMap(({ text, minContrast, contrasts }, index) => {
    const lacks = contrasts.map(
      (contrast, pixel) => Math.min(minContrast, plain[index]?.contrasts[pixel] ?? 0) - contrast,
    );
    const largest = lacks.reduce((first, second) => Math.max(first, second), 0);
    return largest > 0.1 ? [`${text}: ${largest.toFixed(2)} too low`] : [];
  });
  // Chromium does not draw hairlines the same each time, which changes contrasts a little.
  const onMark = onSample.filter(({ contrasts }, index) =>
    contrasts.some((contrast, pixel) => {
      const plainContrast = plain[index]?.contrasts[pixel] ?? contrast;
      return Math.abs(contrast - plainContrast) > 0.5;
    }),
  );
  return { illegible, countOnMark: onMark.length };
}

/** The layouts and the look of each test. The first part runs in the short run. */
const parts = [
  {
    look: 0,
    layouts: layoutNames.slice(0, 1),
    minCountOnMark: 0,
    tag: '',
  },
  {
    look: 0,
    layouts: layoutNames.slice(1),
    minCountOnMark: 10,
    tag: ' @full',
  },
  { look: 1, layouts: layoutNames, minCountOnMark: 20, tag: ' @full' },
  { look: 2, layouts: layoutNames, minCountOnMark: 20, tag: ' @full' },
];
for (const [index, { look, layouts, minCountOnMark, tag }] of parts.entries())
  test(`the mark of a sample takes no text below the contrast that it needs, part ${index + 1}${tag}`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const page = await browser.newPage({ viewport: { width: 842, height: 595 } });
    await openEngine(page, await bundleEngine());
    let countOnMark = 0;
    for (const layout of layouts) {
      const lookOptions = (isArtworkLayout(layout) ? artworkLooks : looks)[look];
      for (const side of ['front', 'back'] as const) {
        const options: DrawOptions = { ...lookOptions, layout, texts: certificateSamples.typical };
        const result = await compareContrasts(page, options, side);
        expect(result.illegible, JSON.stringify({ ...lookOptions, layout, side })).toEqual([]);
        countOnMark += result.countOnMark;
      }
    }
    expect(countOnMark).toBeGreaterThan(minCountOnMark);
    await page.close();
  });

/** The faint and the full dark lines of a mark, which screen readers skip. */
const markPath = '[aria-hidden=true] > path[stroke="#101C26"]';

test('marks the preview in the editor as a sample in the language of the document', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await openScreenAs(page, platform, company.admin, '/editor');
  const preview = page.getByRole('region', { name: 'Prévia', exact: true });
  const mark = preview.locator(markPath);
  await expect(mark).toHaveCount(2);
  const portuguese = await mark.first().getAttribute('d');
  await preview.getByRole('radio', { name: 'EN', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(mark.first()).not.toHaveAttribute('d', portuguese ?? '');
  await preview.getByRole('radio', { name: 'Verso' }).focus();
  await page.keyboard.press('Space');
  await expect(mark).toHaveCount(2);
});

test('print and PDF of a template are marked as a sample, with the texts of a certificate', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const id = await storeTemplate(platform, company, {});
  await openScreenAs(page, platform, company.admin, `/preview/${id}`);
  await expect(page.getByRole('group', { name: /, Frente$/ })).toBeVisible();

  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toMatch(/^Amostra – Ana Beatriz Conceição Moura – /);
  const pdf = readFileSync(await download.path());
  expect(extractText(pdf)).toContain('Ana Beatriz Conceição Moura');
  expect(extractText(pdf)).not.toMatch(/amostra/i);
  expect(pdf.toString('latin1')).toContain('<rdf:li xml:lang="x-default">Amostra');

  await expect(page.locator(markPath)).toHaveCount(4);
  await page.evaluate(() => {
    // The print dialog would block the page.
    new MutationObserver(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[data-certs-print]');
      if (frame?.contentWindow) frame.contentWindow.print = () => undefined;
    }).observe(document.body, { childList: true });
  });
  await page.getByRole('button', { name: 'Imprimir' }).click();
  const frame = page.frameLocator('iframe[data-certs-print]');
  await expect(frame.locator(markPath)).toHaveCount(4);
  expect(await frame.locator('html').evaluate((html) => html.ownerDocument.title)).toMatch(
    /^Amostra – /,
  );
});
