/**
 * Tests that the plugin avoids known failures of similar programs that occur only in a browser. `docs/peer-failures.md` has
 * the complete list.
 */
import { readFile } from 'node:fs/promises';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { bundleEngine, openEngine } from './engine/openEngine.ts';
import { expect, type TestPlatform, test } from './fixtures.ts';

const imagePath = 'media/images/odd';
const imageError = 'Não foi possível carregar a imagem de fundo.';
const getFront = (page: Page) => page.getByRole('group', { name: /^Certificado de .*, Frente$/ });

/**
 * Issues a certificate with a background image, even one that the platform rejects. @returns the public address of the
 * certificate
 */
async function issueWithImage(page: Page, platform: TestPlatform): Promise<string> {
  const company = await platform.createCompany();
  const [id = ''] = await platform.createCertificates(company.learner, [
    { type: 'CONTENT', name: 'Segurança' },
  ]);
  await page.route(`**/missions/certificates/${id}`, async (route) => {
    const response = await route.fetch();
    const certificate = (await response.json()) as { template: object };
    const background_image = `${platform.api}/${imagePath}`;
    const template = { ...certificate.template, layout: 'Layout4', background_image };
    await route.fulfill({ response, json: { ...certificate, template } });
  });
  return `${platform.plugin}/print/${id}`;
}

const serveImage = (page: Page, body: Buffer) =>
  page.route(`**/${imagePath}`, (route) => route.fulfill({ body }));

async function downloadPdf(page: Page): Promise<Buffer> {
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  return readFile(await (await downloadEvent).path());
}

/** Reads the pixels of the only image of a PDF, which is not a JPEG. */
function readImagePixels(pdf: Buffer): { width: number; height: number; rgb: Buffer } {
  const text = pdf.toString('latin1');
  const start = /\/Subtype\/Image\/Width (\d+)\/Height (\d+)[^]*?\/Length (\d+)[^]*?stream\n/.exec(
    text,
  );
  if (!start) throw new Error('The PDF has no image.');
  const [header, width, height, length] = start;
  const offset = start.index + header.length;
  return {
    width: Number(width),
    height: Number(height),
    rgb: inflateSync(pdf.subarray(offset, offset + Number(length))),
  };
}

type Rgb = readonly [number, number, number];

/** Reads the colours of the background image on screen, near the left and the right end of the top of the front. */
async function readScreenColors(page: Page): Promise<Rgb[]> {
  const screenshot = `data:image/png;base64,${(await getFront(page).screenshot()).toString('base64')}`;
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    return [0.1, 0.9].map((share) => {
      const [x, y] = [Math.round(image.width * share), Math.round(image.height * 0.1)];
      const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
      return [red, green, blue] as const;
    });
  }, screenshot);
}

function expectSimilarColor(a: Rgb | undefined, b: Rgb | undefined, label: string): void {
  for (const channel of [0, 1, 2])
    expect(Math.abs((a?.[channel] ?? 0) - (b?.[channel] ?? 999)), label).toBeLessThan(12);
}

/** Creates an empty one-bit PNG of any size in a few kilobytes. */
function createLargePng(width: number, height: number): Buffer {
  const createChunk = (name: string, content: Buffer) => {
    const typeAndContent = Buffer.concat([Buffer.from(name), content]);
    const chunk = Buffer.alloc(typeAndContent.length + 8);
    chunk.writeUInt32BE(content.length, 0);
    typeAndContent.copy(chunk, 4);
    chunk.writeUInt32BE(computeCrc32(typeAndContent), typeAndContent.length + 4);
    return chunk;
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    createChunk('IHDR', header),
    createChunk('IDAT', rows),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

function computeCrc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

test('opens the print dialog after a slow background image has loaded', async ({
  page,
  platform,
}) => {
  const address = await issueWithImage(page, platform);
  const bytes = await readFile('e2e/pictures/two.webp');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/${imagePath}`, async (route) => {
    await released;
    await route.fulfill({ body: bytes });
  });
  await page.addInitScript(() => {
    const imageCounts: number[] = [];
    Object.assign(window, { imageCounts });
    window.print = () => {
      const root = document.querySelector('[data-certs-root]')?.shadowRoot;
      imageCounts.push(root?.querySelectorAll('svg image').length ?? 0);
      window.dispatchEvent(new Event('beforeprint'));
    };
  });
  const getImageCounts = () =>
    page.evaluate(() => (window as unknown as { imageCounts: number[] }).imageCounts);
  const start = Date.now();
  await page.clock.install({ time: start });
  const imageResponse = page.waitForResponse(`**/${imagePath}`);
  // The load event waits for the image.
  await page.goto(`${address}?print=1`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1, name: 'Certificado válido' })).toBeVisible();
  // The clock stops, so that a busy machine does not reach the ten seconds after which the page prints without the image.
  await page.clock.pauseAt(start + 9000);
  expect(await getImageCounts()).toEqual([]);
  release();
  await (await imageResponse).finished();
  await page.clock.resume();
  await expect.poll(getImageCounts).toEqual([1]);
});

for (const file of ['two.webp', 'two.avif', 'two.gif', 'deep.png', 'cmyk.jpg'])
  test(`shows ${file} with the same colours on screen and in the PDF`, async ({
    page,
    platform,
  }) => {
    const address = await issueWithImage(page, platform);
    await serveImage(page, await readFile(`e2e/pictures/${file}`));
    await page.goto(address);
    await expect(getFront(page).locator('image')).toBeAttached();
    const [left, right] = await readScreenColors(page);
    expect(left?.[0], 'red at the left').toBeGreaterThan(150);
    expect(right?.[2], 'blue at the right').toBeGreaterThan(100);
    const { width, height, rgb } = readImagePixels(await downloadPdf(page));
    expect([width, height]).toEqual([42, 30]);
    const getPixel = (x: number): Rgb => {
      const [red = 0, green = 0, blue = 0] = rgb.subarray(3 * (14 * width + x));
      return [red, green, blue];
    };
    expectSimilarColor(left, getPixel(4), 'left');
    expectSimilarColor(right, getPixel(38), 'right');
  });

test('reports a background image in an unsupported format, in SVG or cut short, and creates the PDF without it', async ({
  page,
  platform,
}) => {
  const address = await issueWithImage(page, platform);
  for (const image of [
    await readFile('e2e/pictures/two.heic'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"/>'),
    (await readFile('e2e/pictures/deep.png')).subarray(0, 90),
  ]) {
    await serveImage(page, image);
    await page.goto(address);
    await expect(page.getByText(imageError)).toBeVisible();
    await expect(getFront(page).locator('image')).toHaveCount(0);
    expect((await downloadPdf(page)).toString('latin1')).not.toContain('/Subtype/Image');
  }
});

test('reports a background image without CORS headers and loads it once they are there', async ({
  page,
  platform,
}) => {
  const address = await issueWithImage(page, platform);
  const bytes = await readFile('e2e/pictures/two.webp');
  let isAllowed = false;
  // A Playwright route would add CORS headers.
  const client = await page.context().newCDPSession(page);
  await client.send('Fetch.enable', { patterns: [{ urlPattern: `*/${imagePath}` }] });
  client.on('Fetch.requestPaused', ({ requestId }) => {
    const corsHeader = { name: 'Access-Control-Allow-Origin', value: '*' };
    void client.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: isAllowed ? [corsHeader] : [],
      body: bytes.toString('base64'),
    });
  });
  await page.goto(address);
  await expect(page.getByText(imageError)).toBeVisible();
  await expect(getFront(page).getByText('Lia Aprendiz')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(imageError)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  expect((await downloadPdf(page)).toString('latin1')).toContain('/Count 2');

  isAllowed = true;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(getFront(page).locator('image')).toBeAttached();
  await expect(page.getByText(imageError)).toBeHidden();
});

for (const [width, height] of [
  [8000, 6000],
  [3000, 16_000],
] as const)
  test(`shrinks a background image of ${width} × ${height} pixels to the smallest canvas limit of browsers`, async ({
    page,
    platform,
  }) => {
    const address = await issueWithImage(page, platform);
    await serveImage(page, createLargePng(width, height));
    await page.goto(address);
    await expect(getFront(page).locator('image')).toBeAttached();
    const image = readImagePixels(await downloadPdf(page));
    expect(image.width * image.height).toBeLessThan(16_777_216);
    expect(image.width / image.height).toBeCloseTo(width / height, 2);
  });

test('leaks no memory after fifty certificates are drawn and saved in a row', async ({ page }) => {
  test.slow();
  await openEngine(page, await bundleEngine());
  const client = await page.context().newCDPSession(page);
  const drawAndMeasure = async (rounds: number) => {
    for (let round = 0; round < rounds; round++)
      await page.evaluate(async (name) => {
        await window.engine.draw({ layout: 'Layout6', texts: { name }, hasPicture: true });
        await window.engine.show(['front', 'back']);
        await window.engine.createPdfBase64();
      }, `Ana ${round} 王小明`);
    await client.send('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize = 0 } = (await client.send('Runtime.getHeapUsage')) as {
      usedSize: number;
      backingStorageSize?: number;
    };
    return (usedSize + backingStorageSize) / 2 ** 20;
  };
  const initialMegabytes = await drawAndMeasure(10);
  const growth = (await drawAndMeasure(50)) - initialMegabytes;
  test.info().annotations.push({ type: 'heap', description: `${growth.toFixed(2)} MB` });
  expect(growth).toBeLessThan(5);
});
