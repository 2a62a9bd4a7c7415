import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { deflateSync } from 'node:zlib';
import { expect, expectAccessible, openAs, overflowOf, test } from './fixtures.ts';

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const chunk = (name: string, content: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(checkSum(Buffer.concat([Buffer.from(name), content])));
  return Buffer.concat([length, Buffer.from(name), content, sum]);
};

function checkSum(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** A black picture; one whose header lies has the lines of a small one. */
function png(width: number, height: number, lines = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const upload = (buffer: Buffer, name = 'fundo.png'): Upload => ({
  name,
  mimeType: 'image/png',
  buffer,
});
const fixture = async (name: string) => upload(await readFile(`e2e/images/${name}`), name);

const zone = (page: Page) => page.getByRole('button', { name: /^(Enviar uma|Trocar a) imagem$/ });
const section = (page: Page) => page.getByRole('region', { name: 'Imagem de fundo' });
const refusal = (page: Page) => section(page).getByRole('alert');
const facts = (page: Page, text: string) => section(page).getByText(text, { exact: true });

/** @param file its content, or where it lies */
async function choose(page: Page, file: Upload | string): Promise<void> {
  const [dialog] = await Promise.all([page.waitForEvent('filechooser'), zone(page).click()]);
  await dialog.setFiles(file);
}

/** What the section shows, decoded: bytes of the file, size, and some colours. */
function shownPicture(page: Page) {
  return section(page)
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const brush = canvas.getContext('2d');
      brush?.drawImage(image, 0, 0);
      const colorAt = (x: number, y: number) =>
        Array.from(brush?.getImageData(x, y, 1, 1).data.slice(0, 3) ?? []);
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
  await openAs(page, platform, admin, '/editor');
  await expect(section(page)).toBeVisible();
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const foreign = /^Este arquivo não é uma imagem PNG, JPEG ou WebP\./;
const damaged = /^Não foi possível ler este arquivo\. Ele pode estar danificado\./;

test('what is no picture, or too much of one, is refused in words and not decoded', async ({
  page,
}) => {
  await page.evaluate(() => {
    globalThis.createImageBitmap = () => {
      throw new Error('decoded');
    };
  });
  const jpeg = await readFile('e2e/images/rotated.jpg');
  // As a file: what is sent to the browser as content takes its time.
  const large = test.info().outputPath('fundo.png');
  await writeFile(large, Buffer.alloc(20 * 1024 * 1024));
  const cases: [Upload | string, RegExp][] = [
    [{ name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg }, foreign],
    [upload(svg), foreign],
    [upload(Buffer.from('<!doctype html><script>alert(1)</script>')), foreign],
    [upload(Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')), foreign],
    [upload(Buffer.alloc(0)), foreign],
    [upload(png(50, 50).subarray(0, -5)), damaged],
    [upload(jpeg.subarray(0, -2)), damaged],
    [upload(png(50_000, 50_000, 10)), /Máximo: 50 megapixels\. fundo\.png tem 50000 × 50000 px/],
    [large, /Máximo: 10\sMB\. fundo\.png tem 20\sMB/],
  ];
  for (const [file, words] of cases) {
    await choose(page, file);
    await expect(refusal(page)).toHaveText(words);
    await expect(section(page).getByText('Imagem atual')).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('a picture becomes one plain JPEG, whatever else was in the file', async ({ page }) => {
  await choose(page, upload(Buffer.concat([png(3000, 2000), svg]), 'poliglota.png'));
  await expect(facts(page, 'poliglota.png')).toBeVisible();
  const { type, text, size } = await shownPicture(page);
  expect(type).toBe('data:image/jpeg;base64');
  expect(size).toEqual([2480, 1653]);
  expect(text).not.toContain('<script>');

  await choose(page, await fixture('rotated.jpg'));
  await expect(facts(page, 'rotated.jpg')).toBeVisible();
  await expect(section(page).getByText('12 × 16 px pode ficar')).toBeVisible();
  const turned = await shownPicture(page);
  expect(turned.size).toEqual([12, 16]);
  expect(turned.text).not.toContain('Exif');
  // Stored green and red side by side, shown green above red.
  expect(turned.first[1]).toBeGreaterThan(200);
  expect(turned.last[0]).toBeGreaterThan(200);

  await choose(page, await fixture('cmyk.jpg'));
  await expect(facts(page, 'cmyk.jpg')).toBeVisible();
  const [red = 0, green = 255, blue = 255] = (await shownPicture(page)).first;
  expect(red).toBeGreaterThan(200);
  expect(green + blue).toBeLessThan(120);

  await choose(page, await fixture('picture.webp'));
  await expect(facts(page, 'picture.webp')).toBeVisible();
  expect((await shownPicture(page)).size).toEqual([400, 283]);

  await choose(page, upload(svg));
  await expect(refusal(page)).toHaveText(/A imagem atual foi mantida\.$/);
  await expect(facts(page, 'picture.webp')).toBeVisible();
  await expectAccessible(page);
  await section(page).getByRole('button', { name: 'Remover imagem de fundo' }).click();
  await expect(section(page).locator('img')).toHaveCount(0);
  await expect(zone(page)).toBeFocused();
});

test('the image guide is saved as a file', async ({ page }) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar o modelo guia de imagem' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('image-guide-a4.png');
  const bytes = await readFile(await download.path());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([3508, 2480]);
});

test('at 320 pixels nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await choose(page, upload(png(400, 283), `${'um-nome-bem-comprido-'.repeat(6)}.png`));
  await expect(section(page).getByText('400 × 283 px pode ficar')).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});
