import { expect, type Page, test as base } from '@playwright/test';
import { languages } from '../src/domain/language.ts';
import { layoutNames } from '../src/domain/template/template.ts';
import { isArtworkLayout } from '../src/rendering/layouts/layoutProperties.ts';
import { type CertificateOptions, certificateSamples } from '../src/testing/certificates.ts';
import { computeSimilarity } from '../src/testing/pdf/similarity.ts';
import { hasProgram, type Reader, renderPages } from '../src/testing/pdf/programs.ts';
import { bundleEngine, openEngine } from './engine/openEngine.ts';
import type { SideName, DrawOptions, SampleName } from './engine/page.tsx';
import { sideOptions, takeScreenshot } from './engine/takeScreenshot.ts';

const test = base.extend<object, { engine: Page }>({
  // Tests share the page, because each draws its certificates again.
  engine: [
    async ({ browser }, use) => {
      const context = await browser.newContext(sideOptions);
      const page = await context.newPage();
      await openEngine(page, await bundleEngine());
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const sides: readonly SideName[] = ['front', 'back'];
/** Sample texts that are drawn with system fonts, which a machine may not have. */
const fallbackSamples: readonly SampleName[] = ['chinese', 'emoji'];

// Every kind of text. Scripts that are drawn in the same way share a sample.
const { typical, longest, missing, unbreakable, ...scripts } = certificateSamples;
const certificateFontScripts: CertificateOptions = {
  name: `${scripts.vietnamese.name} · ${scripts.greek.name}`,
  course: `${scripts.cyrillic.course} · ${scripts.greek.course}`,
};
const fallbackScripts: CertificateOptions = {
  name: scripts.arabic.name,
  course: `${scripts.chinese.course} · ${scripts.emoji.course}`,
};
const texts = [typical, missing, unbreakable, certificateFontScripts, fallbackScripts];

const translations = languages.filter((language) => language !== 'pt');

const colorsWithImage = { title: '7A1F3D', content: '1B1B3A', hasPicture: true };
const minSimilarity = 0.99;
/**
 * Resolution of rasterized pages, in dots per inch. At 144, lines at a quarter of a point end exactly between two pixels,
 * and a rounding error moves them by a pixel.
 */
const resolution = 150;
/** Largest allowed distance of a glyph from its position, in points: too small to see or print. */
const maxGlyphOffset = 0.01;

async function draw(engine: Page, drawOptions: DrawOptions): Promise<number> {
  return engine.evaluate((options) => window.engine.draw(options), drawOptions);
}

/** Compares the certificate on screen with the layout, glyph by glyph, and with the PDF as drawn by pdf.js. */
async function expectSameOnScreen(engine: Page, options: DrawOptions): Promise<void> {
  await draw(engine, options);
  for (const side of sides) {
    const name = `${side} of ${JSON.stringify(options)}`;
    await engine.evaluate((sideName) => window.engine.show([sideName]), side);
    const { distance, glyphs } = await engine.evaluate(
      (sideName) => window.engine.measureGlyphOffset(sideName),
      side,
    );
    expect(glyphs, name).toBeGreaterThan(50);
    expect(distance, name).toBeLessThanOrEqual(maxGlyphOffset);
    const similarity = await engine.evaluate(
      ([screenshot, sideName]) => window.engine.compareToPdf(screenshot, sideName),
      [await takeScreenshot(engine), side] as const,
    );
    annotate(`screen ${similarity.toFixed(4)} ${distance.toFixed(4)} pt`, name);
    expect(similarity, name).toBeGreaterThanOrEqual(minSimilarity);
  }
}

/**
 * Compares the printed pages of the browser with the PDF of the same certificates, both rasterized by one program.
 */
async function expectSameInPrint(
  engine: Page,
  certificates: readonly DrawOptions[],
  reader: Reader = 'pdftoppm',
): Promise<void> {
  const bytes = await engine.evaluate(
    (options) => window.engine.createCombinedPdf(options),
    certificates,
  );
  await engine.evaluate((options) => window.engine.showPrint(options), certificates);
  const print = await engine.pdf({ preferCSSPageSize: true, printBackground: true });
  const pdfPages = renderPages(Buffer.from(bytes, 'base64'), resolution, reader);
  const printedPages = renderPages(print, resolution, reader);
  expect(pdfPages).toHaveLength(2 * certificates.length);
  expect(printedPages).toHaveLength(2 * certificates.length);
  for (const [index, page] of pdfPages.entries()) {
    const name = `${sides[index % 2] ?? ''} of ${JSON.stringify(certificates[Math.floor(index / 2)])}`;
    const similarity = computeSimilarity(
      page,
      printedPages[index] ?? { width: 8, height: 8, pixels: new Uint8Array() },
    );
    annotate(`print ${similarity.toFixed(4)} ${reader}`, name);
    expect(similarity, name).toBeGreaterThanOrEqual(minSimilarity);
  }
}

function annotate(type: string, description: string): void {
  test.info().annotations.push({ type, description });
}

test('renders Layout1 the same on screen and as a PDF', async ({ engine }) => {
  await expectSameOnScreen(engine, { layout: 'Layout1', texts: 'longest', ...colorsWithImage });
});

test('renders a logo and signatures the same on screen and as a PDF @full', async ({ engine }) => {
  const options = { layout: 'Layout5', texts: 'typical', brand: ['compact', 2] } as const;
  await expectSameOnScreen(engine, options);
});

test('renders text on an artwork the same on screen and as a PDF', async ({ engine }) => {
  const options = { layout: 'Layout7', texts: 'longest', artwork: 'busy' } as const;
  await expectSameOnScreen(engine, { ...options, brand: ['wide', 2] });
});

test('renders Layout1 the same in print and as a PDF @browser', async ({ engine }) => {
  test.skip(!hasProgram('pdftoppm'), 'pdftoppm is not installed');
  await expectSameInPrint(engine, [{ layout: 'Layout1', texts: 'longest' }]);
});

/**
 * Portuguese covers every kind of text, and the longest on an image with a brand. The other languages differ only in words:
 * they cover the longest text on a plain background, and on an image in print.
 */
for (const layout of layoutNames)
  test(`renders ${layout} in every language the same on screen, in print and as a PDF @full @browser`, async ({
    engine,
  }) => {
    test.setTimeout(240_000);
    const withImage: DrawOptions = { layout, texts: 'longest', ...colorsWithImage };
    const onScreen: DrawOptions[] = [
      ...texts.map((sample) => ({ layout, texts: sample })),
      // Without a brand, the image is compared in print.
      { ...withImage, brand: ['wide', 2] },
      ...translations.map((language) => ({ layout, language, texts: longest })),
    ];
    for (const options of onScreen) await expectSameOnScreen(engine, options);
    test.skip(!hasProgram('pdftoppm'), 'pdftoppm is not installed');
    const printed = [typical, certificateFontScripts, fallbackScripts];
    await expectSameInPrint(
      engine,
      printed.map((sample) => ({ layout, texts: sample })),
    );
    // Poppler snaps strokes to whole pixels, and with them the text outlines, which the browser prints as filled paths.
    const reader = isArtworkLayout(layout) ? 'mutool' : 'pdftoppm';
    test.skip(!hasProgram(reader), `${reader} is not installed`);
    await expectSameInPrint(
      engine,
      languages.map((language) => ({ ...withImage, language })),
      reader,
    );
  });

test('draws a name the same with precomposed and combining accents', async ({ engine }) => {
  const name = 'Nguyễn Thị Phương Thảo Conceição Ångström';
  const scenes = [];
  for (const form of ['NFC', 'NFD'] as const) {
    await draw(engine, { layout: 'Layout1', texts: { name: name.normalize(form) } });
    scenes.push(await engine.evaluate(() => window.engine.serializeScene()));
  }
  expect(scenes[1]).toBe(scenes[0]);
});

test('ignores the styles of a host', async ({ engine }) => {
  const style = await engine.addStyleTag({
    content: `
      * { box-sizing: content-box; letter-spacing: 3px; word-spacing: 5px; font: italic 700 30px/2 serif }
      body { color: red; direction: rtl; text-transform: uppercase; font-variant: small-caps }
      svg { max-width: 100%; vertical-align: middle; fill: red; stroke: red; font-size: 1em }
      text { fill: red; text-anchor: middle; dominant-baseline: hanging; white-space: normal }
    `,
  });
  await expectSameOnScreen(engine, { layout: 'Layout3', texts: 'longest' });
  await style.evaluate((element) => (element as HTMLStyleElement).remove());
});

test('draws Latin, Vietnamese, Cyrillic, Greek and Arabic with fonts of the repository', async ({
  engine,
}) => {
  for (const name of ['longest', 'vietnamese', 'cyrillic', 'greek', 'arabic'] as const)
    expect(await draw(engine, { layout: 'Layout2', texts: name }), name).toBe(0);
});

test('draws Chinese and emoji text as images without missing glyphs', async ({ engine }) => {
  const missingHere: string[] = [];
  for (const name of fallbackSamples) {
    expect(await draw(engine, { layout: 'Layout4', texts: name }), name).toBeGreaterThan(0);
    const { drawn, onThisMachine } = await engine.evaluate(() => window.engine.findMissingGlyphs());
    expect(
      drawn.filter((character) => !onThisMachine.includes(character)),
      name,
    ).toEqual([]);
    missingHere.push(...onThisMachine);
  }
  test.skip(missingHere.length > 0, `no font here has ${missingHere.join(' ')}`);
});
