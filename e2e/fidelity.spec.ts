import { expect, type Page, test as base } from '@playwright/test';
import { languages } from '../src/model/language.ts';
import { layoutNames } from '../src/model/template/template.ts';
import { isArtwork } from '../src/rendering/layouts/looks.ts';
import { type CertificateWish, certificateWishes } from '../src/testing/certificates.ts';
import { likeness } from '../src/testing/pdf/likeness.ts';
import { hasProgram, type Reader, rastersOf } from '../src/testing/pdf/programs.ts';
import { bundleEngine, type EngineFiles, openEngine } from './engine/openEngine.ts';
import type { SideName, Wanted, WishName } from './engine/page.tsx';

/** CSS pixels: a side of a certificate. */
const viewport = { width: 842, height: 595 };
const pixelsAPoint = 3;

const test = base.extend<{ engine: Page }, { engineFiles: EngineFiles }>({
  engineFiles: [
    // oxlint-disable-next-line no-empty-pattern -- the library wants the first argument destructured
    async ({}, use) => use(await bundleEngine()),
    { scope: 'worker' },
  ],
  engine: async ({ browser, engineFiles }, use) => {
    const context = await browser.newContext({ deviceScaleFactor: pixelsAPoint, viewport });
    const page = await context.newPage();
    await openEngine(page, engineFiles);
    await use(page);
    await context.close();
  },
});

const sides: readonly SideName[] = ['front', 'back'];
/** Scripts that fonts of the system write, which a machine may not have. */
const foreign: readonly WishName[] = ['arabic', 'chinese', 'emoji'];

/** Every kind of text; the scripts that are drawn in the same way together. */
const { typical, longest, missing, unbreakable, ...scripts } = certificateWishes;
const ownScripts: CertificateWish = {
  name: `${scripts.vietnamese.name} · ${scripts.greek.name}`,
  course: `${scripts.cyrillic.course} · ${scripts.greek.course}`,
};
const foreignScripts: CertificateWish = {
  name: scripts.arabic.name,
  course: `${scripts.chinese.course} · ${scripts.emoji.course}`,
};
const texts = [typical, missing, unbreakable, ownScripts, foreignScripts];

const dark = { title: '7A1F3D', content: '1B1B3A', hasPicture: true };
const alikeOnScreen = 0.99;
const alikeInPrint = 0.985;
/** Points: what no eye or printer tells apart. */
const furthestGlyph = 0.01;

async function draw(engine: Page, wanted: Wanted): Promise<number> {
  return engine.evaluate((wish) => window.engine.draw(wish), wanted);
}

/** What a page shows, as a `data:` URL. */
async function screenshotOf(engine: Page): Promise<string> {
  const client = await engine.context().newCDPSession(engine);
  const taken = await client.send('Page.captureScreenshot', {
    // Hardly compressed: to compress so many pixels takes as long as to draw them.
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, ...viewport, scale: pixelsAPoint },
  });
  await client.detach();
  return `data:image/png;base64,${taken.data}`;
}

/** Compares what the screen shows with the layout, glyph by glyph, and with the PDF as pdf.js draws it. */
async function expectSameOnScreen(engine: Page, wanted: Wanted): Promise<void> {
  await draw(engine, wanted);
  for (const side of sides) {
    const name = `${side} of ${JSON.stringify(wanted)}`;
    await engine.evaluate((shown) => window.engine.show([shown]), side);
    const { distance, glyphs } = await engine.evaluate(
      (shown) => window.engine.furthestGlyph(shown),
      side,
    );
    expect(glyphs, name).toBeGreaterThan(50);
    expect(distance, name).toBeLessThanOrEqual(furthestGlyph);
    const alike = await engine.evaluate(
      ([taken, shown]) => window.engine.likenessToPdf(taken, shown),
      [await screenshotOf(engine), side] as const,
    );
    note(`screen ${alike.toFixed(4)} ${distance.toFixed(4)} pt`, name);
    expect(alike, name).toBeGreaterThanOrEqual(alikeOnScreen);
  }
}

/** Compares what the browser prints with the PDF, both drawn by one program at 144 dots an inch. */
async function expectSameInPrint(
  engine: Page,
  wanted: Wanted,
  reader: Reader = 'pdftoppm',
): Promise<void> {
  await draw(engine, wanted);
  const pdf = Buffer.from(await engine.evaluate(() => window.engine.pdfBytes()), 'base64');
  await engine.evaluate(() => window.engine.showPrint());
  const printed = await engine.pdf({ preferCSSPageSize: true, printBackground: true });
  const [ours, theirs] = [rastersOf(pdf, 144, reader), rastersOf(printed, 144, reader)];
  expect(theirs).toHaveLength(2);
  for (const [index, page] of ours.entries()) {
    const name = `${sides[index] ?? ''} of ${JSON.stringify(wanted)}`;
    const alike = likeness(
      page,
      theirs[index] ?? { width: 8, height: 8, pixels: new Uint8Array() },
    );
    note(`print ${alike.toFixed(4)} ${reader}`, name);
    expect(alike, name).toBeGreaterThanOrEqual(alikeInPrint);
  }
}

function note(type: string, description: string): void {
  test.info().annotations.push({ type, description });
}

test('Layout1 is the same on screen and as a PDF', async ({ engine }) => {
  await expectSameOnScreen(engine, { layout: 'Layout1', texts: 'longest', ...dark });
});

test('a logo and signatures are the same on screen and as a PDF', async ({ engine }) => {
  const wanted = { layout: 'Layout5', texts: 'typical', brand: ['compact', 2] } as const;
  await expectSameOnScreen(engine, wanted);
});

test('words on a finished page are the same on screen and as a PDF', async ({ engine }) => {
  const wanted = { layout: 'Layout7', texts: 'longest', artwork: 'busy' } as const;
  await expectSameOnScreen(engine, { ...wanted, brand: ['wide', 2] });
});

test('Layout1 is the same in print and as a PDF @browser', async ({ engine }) => {
  test.skip(!hasProgram('pdftoppm'), 'no pdftoppm here');
  await expectSameInPrint(engine, { layout: 'Layout1', texts: 'longest' });
});

/**
 * Every kind of text in one language, the longest on a picture; of the others, which have other words only, the longest on
 * plain paper, and on a picture in print.
 */
for (const layout of layoutNames)
  for (const language of languages)
    test(`${layout} in ${language} is the same everywhere @full @browser`, async ({ engine }) => {
      test.setTimeout(240_000);
      const hasAll = language === 'pt';
      const painted: Wanted = { layout, language, texts: 'longest', ...dark };
      for (const wish of hasAll ? texts : [longest])
        await expectSameOnScreen(engine, { layout, language, texts: wish });
      if (hasAll) await expectSameOnScreen(engine, painted);
      if (hasAll) await expectSameOnScreen(engine, { ...painted, brand: ['wide', 2] });
      test.skip(!hasProgram('pdftoppm'), 'no pdftoppm here to compare the print');
      for (const wish of hasAll ? [typical, ownScripts, foreignScripts] : [])
        await expectSameInPrint(engine, { layout, language, texts: wish });
      // Poppler moves strokes to whole pixels: the letters' outlines, which the browser prints as surfaces.
      const reader = isArtwork(layout) ? 'mutool' : 'pdftoppm';
      test.skip(!hasProgram(reader), `no ${reader} here to compare the print`);
      await expectSameInPrint(engine, painted, reader);
    });

test('a name is drawn the same however its accents were typed', async ({ engine }) => {
  const name = 'Nguyễn Thị Phương Thảo Conceição Ångström';
  const drawn = [];
  for (const form of ['NFC', 'NFD'] as const) {
    await draw(engine, { layout: 'Layout1', texts: { name: name.normalize(form) } });
    drawn.push(await engine.evaluate(() => window.engine.sceneText()));
  }
  expect(drawn[1]).toBe(drawn[0]);
});

test('the styles of a host change nothing', async ({ engine }) => {
  await engine.addStyleTag({
    content: `
      * { box-sizing: content-box; letter-spacing: 3px; word-spacing: 5px; font: italic 700 30px/2 serif }
      body { color: red; direction: rtl; text-transform: uppercase; font-variant: small-caps }
      svg { max-width: 100%; vertical-align: middle; fill: red; stroke: red; font-size: 1em }
      text { fill: red; text-anchor: middle; dominant-baseline: hanging; white-space: normal }
    `,
  });
  await expectSameOnScreen(engine, { layout: 'Layout3', texts: 'longest' });
});

test('our faces write Latin, Vietnamese, Cyrillic and Greek', async ({ engine }) => {
  for (const name of ['longest', 'vietnamese', 'cyrillic', 'greek'] as const)
    expect(await draw(engine, { layout: 'Layout2', texts: name }), name).toBe(0);
});

for (const name of foreign)
  test(`${name} texts are pictures without empty boxes`, async ({ engine }) => {
    expect(await draw(engine, { layout: 'Layout4', texts: name })).toBeGreaterThan(0);
    const { drawn, onThisMachine } = await engine.evaluate(() => window.engine.boxes());
    expect(drawn.filter((sign) => !onThisMachine.includes(sign))).toEqual([]);
    test.skip(onThisMachine.length > 0, `no font here has ${onThisMachine.join(' ')}`);
  });
