import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { deflateSync } from 'node:zlib';
import { buildJpegWithMetadata } from '../src/testing/images/imageKinds.ts';
import { expect, expectAccessible, openScreenAs, measureOverflow, test } from './fixtures.ts';

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const createChunk = (name: string, content: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(computeChecksum(Buffer.concat([Buffer.from(name), content])));
  return Buffer.concat([length, Buffer.from(name), content, checksum]);
};

function computeChecksum(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** Creates a black PNG. @param lines number of pixel rows in the file; if fewer than the height, the header is wrong */
function createPng(width: number, height: number, lines = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    createChunk('IHDR', header),
    createChunk('IDAT', deflateSync(Buffer.alloc((width + 1) * lines))),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

const createUpload = (buffer: Buffer, name = 'fundo.png'): Upload => ({
  name,
  mimeType: 'image/png',
  buffer,
});
const loadFixture = async (name: string) =>
  createUpload(await readFile(`e2e/images/${name}`), name);

const getUploadButton = (page: Page) =>
  page.getByRole('button', { name: /^(Enviar uma|Trocar a) imagem$/ });
const getSection = (page: Page) => page.getByRole('region', { name: 'Imagem de fundo' });
const getError = (page: Page) => getSection(page).getByRole('alert');
const getDetail = (page: Page, text: string) => getSection(page).getByText(text, { exact: true });

/** Chooses a background image. @param file the upload or the path of a file */
async function chooseImage(page: Page, file: Upload | string): Promise<void> {
  const [dialog] = await Promise.all([
    page.waitForEvent('filechooser'),
    getUploadButton(page).click(),
  ]);
  await dialog.setFiles(file);
}

/** Decodes the image that the editor's image section shows: type, bytes, size and two colours. */
function decodeShownImage(page: Page) {
  return getSection(page)
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const colorAt = (x: number, y: number) =>
        Array.from(context?.getImageData(x, y, 1, 1).data.slice(0, 3) ?? []);
      return {
        type: image.src.slice(0, image.src.indexOf(',')),
        text: atob(image.src.slice(image.src.indexOf(',') + 1)),
        size: [canvas.width, canvas.height],
        first: colorAt(1, 1),
        last: colorAt(canvas.width - 2, canvas.height - 2),
      };
    });
}

test.beforeEach(async ({ page, platform }) => {
  const { admin } = await platform.createCompany();
  await openScreenAs(page, platform, admin, '/editor');
  await expect(getSection(page)).toBeVisible();
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const notAnImage = /^Este arquivo não é uma imagem PNG, JPEG ou WebP\./;
const damagedFile = /^Não foi possível ler este arquivo\. Ele pode estar danificado\./;

test('converts an image to a plain JPEG without metadata or trailing data', async ({ page }) => {
  await chooseImage(
    page,
    createUpload(Buffer.concat([createPng(3000, 2000), svg]), 'poliglota.png'),
  );
  await expect(getDetail(page, 'poliglota.png')).toBeVisible();
  const { type, text, size } = await decodeShownImage(page);
  expect(type).toBe('data:image/jpeg;base64');
  expect(size).toEqual([2480, 1653]);
  expect(text).not.toContain('<script>');

  await chooseImage(page, await loadFixture('rotated.jpg'));
  await expect(getDetail(page, 'rotated.jpg')).toBeVisible();
  await expect(getSection(page).getByText('12 × 16 px pode ficar')).toBeVisible();
  const rotated = await decodeShownImage(page);
  expect(rotated.size).toEqual([12, 16]);
  expect(rotated.text).not.toContain('Exif');
  // Stored with green and red side by side; the Exif orientation puts green above red.
  expect(rotated.first[1]).toBeGreaterThan(200);
  expect(rotated.last[0]).toBeGreaterThan(200);

  await chooseImage(page, createUpload(buildJpegWithMetadata(), 'home.jpg'));
  await expect(getDetail(page, 'home.jpg')).toBeVisible();
  const { text: cleanedText } = await decodeShownImage(page);
  for (const part of ['52.5 N', 'Exif', 'xmpmeta', 'Photoshop', 'a comment'])
    expect(cleanedText).not.toContain(part);

  await chooseImage(page, createUpload(svg));
  await expect(getError(page)).toHaveText(/A imagem atual foi mantida\.$/);
  await expect(getDetail(page, 'home.jpg')).toBeVisible();
  await expectAccessible(page);
  await getSection(page).getByRole('button', { name: 'Remover imagem de fundo' }).click();
  await expect(getSection(page).locator('img')).toHaveCount(0);
  await expect(getUploadButton(page)).toBeFocused();

  await test.step('does not scroll sideways at 320 pixels with a long file name', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await chooseImage(
      page,
      createUpload(createPng(400, 283), `${'um-nome-bem-comprido-'.repeat(6)}.png`),
    );
    await expect(getSection(page).getByText('400 × 283 px pode ficar')).toBeVisible();
    expect(await measureOverflow(page)).toBe(0);
  });

  await test.step('rejects files that are not images or too large with a reason and without decoding them', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await getSection(page).getByRole('button', { name: 'Remover imagem de fundo' }).click();
    await page.evaluate(() => {
      globalThis.createImageBitmap = () => {
        throw new Error('decoded');
      };
    });
    const jpeg = await readFile('e2e/images/rotated.jpg');
    // As a file on disk: sending the content to the browser is slow.
    const large = test.info().outputPath('fundo.png');
    await writeFile(large, Buffer.alloc(20 * 1024 * 1024));
    // `ImageSection.test.tsx` has further files.
    const cases: [Upload | string, RegExp][] = [
      [{ name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg }, notAnImage],
      [createUpload(svg), notAnImage],
      [createUpload(jpeg.subarray(0, -2)), damagedFile],
      [
        createUpload(createPng(50_000, 50_000, 10)),
        /Máximo: 50 megapixels\. fundo\.png tem 50000 × 50000 px/,
      ],
      [large, /Máximo: 10\sMB\. fundo\.png tem 20\sMB/],
    ];
    for (const [file, message] of cases) {
      await chooseImage(page, file);
      await expect(getError(page)).toHaveText(message);
      await expect(getSection(page).getByText('Imagem atual')).toHaveCount(0);
    }
    await expectAccessible(page);
  });

  await test.step('downloads the image guide', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Baixar o modelo guia de imagem' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('image-guide-a4.png');
    const bytes = await readFile(await download.path());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([3508, 2480]);
  });
});

test('converts images with colours for paper, and WebP @full', async ({ page }) => {
  await chooseImage(page, await loadFixture('cmyk.jpg'));
  await expect(getDetail(page, 'cmyk.jpg')).toBeVisible();
  const [red = 0, green = 255, blue = 255] = (await decodeShownImage(page)).first;
  expect(red).toBeGreaterThan(200);
  expect(green + blue).toBeLessThan(120);

  await chooseImage(page, await loadFixture('picture.webp'));
  await expect(getDetail(page, 'picture.webp')).toBeVisible();
  expect((await decodeShownImage(page)).size).toEqual([400, 283]);
});
