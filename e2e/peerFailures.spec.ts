/** What goes wrong in programs like this one, where only a browser shows it. The whole list: `docs/peer-failures.md`. */
import { readFile } from 'node:fs/promises';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { bundleEngine, openEngine } from './engine/openEngine.ts';
import { expect, type Running, test } from './fixtures.ts';

const picturePath = 'media/images/odd';
const note = 'Não foi possível carregar a imagem de fundo.';
const front = (page: Page) => page.getByRole('group', { name: /^Certificado de .*, Frente$/ });

/** Gives the template of the next certificate a picture, whatever the platform would take, and says where it opens. */
async function withPicture(page: Page, platform: Running): Promise<string> {
  const company = await platform.createCompany();
  const [id = ''] = await platform.giveCertificates(company.learner, [
    { type: 'CONTENT', name: 'Segurança' },
  ]);
  await page.route(`**/missions/certificates/${id}`, async (route) => {
    const response = await route.fetch();
    const certificate = (await response.json()) as { template: object };
    const background_image = `${platform.api}/${picturePath}`;
    const template = { ...certificate.template, layout: 'Layout4', background_image };
    await route.fulfill({ response, json: { ...certificate, template } });
  });
  return `${platform.plugin}/print/${id}`;
}

const serve = (page: Page, body: Buffer) =>
  page.route(`**/${picturePath}`, (route) => route.fulfill({ body }));

async function savedPdf(page: Page): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  return readFile(await (await downloading).path());
}

/** The only picture of a PDF of ours that is not a JPEG. */
function pixelsIn(pdf: Buffer): { width: number; height: number; rgb: Buffer } {
  const text = pdf.toString('latin1');
  const start = /\/Subtype\/Image\/Width (\d+)\/Height (\d+)[^]*?\/Length (\d+)[^]*?stream\n/.exec(
    text,
  );
  if (!start) throw new Error('The PDF has no picture.');
  const [all, width, height, length] = start;
  const from = start.index + all.length;
  return {
    width: Number(width),
    height: Number(height),
    rgb: inflateSync(pdf.subarray(from, from + Number(length))),
  };
}

type Rgb = readonly [number, number, number];

/** Colours on screen at the head of the front, where the layout has the picture: at its left and at its right. */
async function colorsShown(page: Page): Promise<Rgb[]> {
  const picture = `data:image/png;base64,${(await front(page).screenshot()).toString('base64')}`;
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
  }, picture);
}

function expectAlike(one: Rgb | undefined, other: Rgb | undefined, what: string): void {
  for (const channel of [0, 1, 2])
    expect(Math.abs((one?.[channel] ?? 0) - (other?.[channel] ?? 999)), what).toBeLessThan(12);
}

/** A grey PNG of any size in a few kilobytes: rows of nothing. */
function largePng(width: number, height: number): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const framed = Buffer.alloc(named.length + 8);
    framed.writeUInt32BE(content.length, 0);
    named.copy(framed, 4);
    framed.writeUInt32BE(crc32(named), named.length + 4);
    return framed;
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

test('the dialog waits for a slow picture', async ({ page, platform }) => {
  const address = await withPicture(page, platform);
  const bytes = await readFile('e2e/pictures/two.webp');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/${picturePath}`, async (route) => {
    await released;
    await route.fulfill({ body: bytes });
  });
  await page.addInitScript(() => {
    const printed: number[] = [];
    Object.assign(window, { printed });
    window.print = () => {
      printed.push(document.querySelectorAll('svg image').length);
      window.dispatchEvent(new Event('beforeprint'));
    };
  });
  const printed = () => page.evaluate(() => (window as unknown as { printed: number[] }).printed);
  await page.clock.install();
  // The page is not loaded before the picture is.
  await page.goto(`${address}?print=1`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1, name: 'Certificado válido' })).toBeVisible();
  await page.clock.fastForward(9000);
  expect(await printed()).toEqual([]);
  release();
  await expect.poll(printed).toEqual([1]);
});

for (const file of ['two.webp', 'two.avif', 'two.gif', 'deep.png', 'cmyk.jpg'])
  test(`${file} has the same colours on screen and in the PDF @full`, async ({
    page,
    platform,
  }) => {
    const address = await withPicture(page, platform);
    await serve(page, await readFile(`e2e/pictures/${file}`));
    await page.goto(address);
    await expect(front(page).locator('image')).toBeAttached();
    const [left, right] = await colorsShown(page);
    expect(left?.[0], 'red at the left').toBeGreaterThan(150);
    expect(right?.[2], 'blue at the right').toBeGreaterThan(100);
    const { width, height, rgb } = pixelsIn(await savedPdf(page));
    expect([width, height]).toEqual([42, 30]);
    const pixel = (x: number): Rgb => {
      const [red = 0, green = 0, blue = 0] = rgb.subarray(3 * (14 * width + x));
      return [red, green, blue];
    };
    expectAlike(left, pixel(4), 'left');
    expectAlike(right, pixel(38), 'right');
  });

test('a picture that no browser here reads leaves plain paper, which is said', async ({
  page,
  platform,
}) => {
  const address = await withPicture(page, platform);
  await serve(page, await readFile('e2e/pictures/two.heic'));
  await page.goto(address);
  await expect(page.getByText(note)).toBeVisible();
  await expect(front(page).locator('image')).toHaveCount(0);
  expect((await savedPdf(page)).toString('latin1')).not.toContain('/Subtype/Image');
});

test('a host of pictures that allows nobody to read them leaves plain paper, until it does', async ({
  page,
  platform,
}) => {
  const address = await withPicture(page, platform);
  const bytes = await readFile('e2e/pictures/two.webp');
  let isAllowed = false;
  // Not by a route: those answer as if reading were allowed.
  const client = await page.context().newCDPSession(page);
  await client.send('Fetch.enable', { patterns: [{ urlPattern: `*/${picturePath}` }] });
  client.on('Fetch.requestPaused', ({ requestId }) => {
    const allowing = { name: 'Access-Control-Allow-Origin', value: '*' };
    void client.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: isAllowed ? [allowing] : [],
      body: bytes.toString('base64'),
    });
  });
  await page.goto(address);
  await expect(page.getByText(note)).toBeVisible();
  await expect(front(page).getByText('Lia Aprendiz')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(note)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  expect((await savedPdf(page)).toString('latin1')).toContain('/Count 2');

  isAllowed = true;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(front(page).locator('image')).toBeAttached();
  await expect(page.getByText(note)).toBeHidden();
});

for (const [width, height] of [
  [8000, 6000],
  [3000, 16_000],
] as const)
  test(`a picture of ${width} × ${height} pixels is made as small as any canvas @full`, async ({
    page,
    platform,
  }) => {
    const address = await withPicture(page, platform);
    await serve(page, largePng(width, height));
    await page.goto(address);
    await expect(front(page).locator('image')).toBeAttached();
    const drawn = pixelsIn(await savedPdf(page));
    expect(drawn.width * drawn.height).toBeLessThan(16_777_216);
    expect(drawn.width / drawn.height).toBeCloseTo(width / height, 2);
  });

test('fifty certificates drawn and saved in a row leave no memory behind @full', async ({
  page,
}) => {
  test.slow();
  await openEngine(page, await bundleEngine());
  const client = await page.context().newCDPSession(page);
  const drawFor = async (rounds: number) => {
    for (let round = 0; round < rounds; round++)
      await page.evaluate(async (name) => {
        await window.engine.draw({ layout: 'Layout6', texts: { name }, hasPicture: true });
        await window.engine.show(['front', 'back']);
        await window.engine.pdfBytes();
      }, `Ana ${round} 王小明`);
    await client.send('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize = 0 } = (await client.send('Runtime.getHeapUsage')) as {
      usedSize: number;
      backingStorageSize?: number;
    };
    return (usedSize + backingStorageSize) / 2 ** 20;
  };
  const before = await drawFor(10);
  const growth = (await drawFor(50)) - before;
  test.info().annotations.push({ type: 'heap', description: `${growth.toFixed(2)} MB` });
  expect(growth).toBeLessThan(5);
});
