import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { type ColorRaster, renderFrontsInColor, hasProgram } from '../src/testing/pdf/programs.ts';
import { measureEdgeDifference, measurePatchDifference } from '../src/testing/images/edgeColors.ts';
import type { ImageKind } from '../src/testing/images/imageKinds.ts';
import { openEngine } from './engine/openEngine.ts';
import type { DrawOptions } from './engine/page.tsx';
import {
  getImageUrl,
  createBatchFiles,
  bundleEngineWithImages,
  browserDecodedImages,
  listImagesByVisibility,
  createDrawOptions,
} from './engine/imageFiles.ts';

/** Size of a side of a certificate in CSS pixels, one per point. */
const viewport = { width: 842, height: 595 };
const dotsPerInch = 72;
/** Largest colour difference that passes, of 255 levels per channel. */
const maxDifference = 3;

const origin = 'http://engine.test';
const getAddress = (kind: ImageKind) => getImageUrl(origin, kind);

async function openPage(page: Page): Promise<void> {
  await page.setViewportSize(viewport);
  await openEngine(page, await bundleEngineWithImages());
}

function rasterizeFront(base64: string): ColorRaster {
  const [front] = renderFrontsInColor(Buffer.from(base64, 'base64'), dotsPerInch);
  if (!front) throw new Error('The PDF has no page.');
  return front;
}

/** Draws a certificate and captures its front. @returns undefined if its image is reported missing */
async function drawOnScreen(page: Page, options: DrawOptions): Promise<ColorRaster | undefined> {
  await page.evaluate((drawOptions) => window.engine.draw(drawOptions), options);
  if (await page.evaluate(() => window.engine.getMissingImage())) return undefined;
  await page.evaluate(() => window.engine.show(['front']));
  const screenshot = sharp(await page.screenshot()).removeAlpha();
  const { data: rgb, info } = await screenshot.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb };
}

/** Compares images on screen, in print, in the PDF of the browser and in the PDF of the batch. */
async function expectSameImages(page: Page, imageKinds: readonly ImageKind[]): Promise<void> {
  await openPage(page);
  const batchFiles = await createBatchFiles(origin, imageKinds);
  const screens = new Map<ImageKind, ColorRaster>();
  const expectSame = (difference: number, message: string) =>
    expect.soft(difference, message).toBeLessThanOrEqual(maxDifference);
  for (const kind of imageKinds) {
    const { name, visibility, looks } = kind;
    const screen = await drawOnScreen(page, createDrawOptions(getAddress(kind)));
    if (!screen) throw new Error(`${name} is reported missing`);
    screens.set(kind, screen);
    if (looks) expectSame(measurePatchDifference(screen, looks), `${name} on screen`);
    const pdf = await page.evaluate(() => window.engine.createPdfBase64());
    expectSame(measureEdgeDifference(screen, rasterizeFront(pdf)), `${name} in the PDF`);
    const file = batchFiles.get(getAddress(kind));
    if (visibility === 'browser') {
      expect.soft(file, name).toEqual({ message: expect.stringContaining(name) });
    } else if (browserDecodedImages.includes(name) && file && 'pdf' in file) {
      expectSame(measureEdgeDifference(screen, rasterizeFront(file.pdf)), `${name} in the batch`);
    } else {
      const hasSameBytes = file && 'pdf' in file ? file.pdf === pdf : file?.message;
      expect.soft(hasSameBytes, `${name} has the same bytes in the batch`).toBe(true);
    }
  }
  const allOptions = imageKinds.map((kind) => createDrawOptions(getAddress(kind)));
  await page.evaluate((optionsList) => window.engine.showPrint(optionsList), allOptions);
  const print = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const fronts = renderFrontsInColor(print, dotsPerInch);
  expect(fronts).toHaveLength(imageKinds.length);
  for (const [index, front] of fronts.entries()) {
    const kind = imageKinds[index];
    const screen = kind && screens.get(kind);
    if (screen) expectSame(measureEdgeDifference(screen, front), `${kind.name} in print`);
  }
}

test('shows every kind of image the same on screen, in print, in the PDF of the browser and of the batch @browser', async ({
  page,
}) => {
  test.skip(!hasProgram('pdftoppm'), 'pdftoppm is not installed');
  test.setTimeout(420_000);
  const imageKinds = listImagesByVisibility('everywhere', 'browser');
  expect(imageKinds.length).toBeGreaterThanOrEqual(75);
  await expectSameImages(page, imageKinds);
});

test('reports SVG and damaged images, omits them on screen and in the PDF, and fails in the batch', async ({
  page,
}) => {
  await openPage(page);
  const imageKinds = listImagesByVisibility('nowhere');
  const batchFiles = await createBatchFiles(origin, imageKinds);
  await drawOnScreen(page, { ...createDrawOptions(''), hasPicture: false });
  const plain = await page.evaluate(() => window.engine.createPdfBase64());
  for (const kind of imageKinds) {
    const screen = await drawOnScreen(page, createDrawOptions(getAddress(kind)));
    expect.soft(screen, kind.name).toBeUndefined();
    const pdf = await page.evaluate(() => window.engine.createPdfBase64());
    expect.soft(pdf === plain, `${kind.name} in the PDF`).toBe(true);
    const file = batchFiles.get(getAddress(kind));
    expect.soft(file, kind.name).toEqual({ message: expect.stringContaining(kind.name) });
  }
});
