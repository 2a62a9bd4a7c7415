import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { type Company, expect, expectAccessible, openAs, type Running, test } from './fixtures.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Imagem de fundo' });
const across = (page: Page) => section(page).getByRole('slider', { name: /da esquerda/ });
const paper = (page: Page) =>
  page
    .getByRole('region', { name: 'Prévia', exact: true })
    .getByRole('group', { name: /^Certificado de/ });
const layout = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Desfazer', exact: true });

/** Red at its left, green in its middle, blue at its right, darker from top to bottom: 2400 × 1600. */
async function threeColors(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2400, 1600];
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('The browser draws no pictures.');
    for (const [third, color] of ['#d01010', '#10a010', '#1010d0'].entries()) {
      brush.fillStyle = color;
      brush.fillRect(third * 800, 0, 800, 1600);
    }
    const shade = brush.createLinearGradient(0, 0, 0, 1600);
    shade.addColorStop(0, '#0000');
    shade.addColorStop(1, '#000a');
    brush.fillStyle = shade;
    brush.fillRect(0, 0, 2400, 1600);
    return canvas.toDataURL('image/jpeg', 0.95);
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function choosePicture(page: Page): Promise<void> {
  const buffer = await threeColors(page);
  const [dialog] = await Promise.all([
    page.waitForEvent('filechooser'),
    section(page).getByRole('button', { name: 'Enviar uma imagem' }).click(),
  ]);
  await dialog.setFiles({ name: 'cores.jpg', mimeType: 'image/jpeg', buffer });
  await expect(across(page)).toBeAttached();
}

/** Mean colour of a share of what stands there: from its left, from its top, wide, high. */
async function colorOf(
  place: Locator,
  [x, y, w, h]: readonly [number, number, number, number],
): Promise<readonly number[]> {
  const taken = (await place.screenshot({ animations: 'disabled' })).toString('base64');
  return place.page().evaluate(
    async ([png, left, top, width, height]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1, 1];
      const brush = canvas.getContext('2d');
      const [wide, high] = [image.width, image.height];
      brush?.drawImage(image, left * wide, top * high, width * wide, height * high, 0, 0, 1, 1);
      return Array.from(brush?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? []);
    },
    [taken, x, y, w, h] as const,
  );
}

/** The foot of the band of Layout2, where nothing but the picture is. */
const inBand = [0.05, 0.85, 0.1, 0.08] as const;
const colorNames = ['red', 'green', 'blue'] as const;
const bandColor = async (page: Page) => {
  const color = await colorOf(paper(page), inBand);
  return colorNames[color.indexOf(Math.max(...color))];
};

async function dragTo(page: Page, x: number, y: number): Promise<void> {
  const picture = section(page).locator('img');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error('No picture is shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + x * box.width, box.y + y * box.height, { steps: 6 });
}

/** The template that was sent last. */
async function storedBy(method: 'POST' | 'PUT', platform: Running, company: Company) {
  const sent = await platform.requestsOf(company);
  const last = sent.findLast(
    (request) => request.method === method && request.path.includes('certificate-templates'),
  );
  return (last?.body ?? {}) as Record<string, string>;
}

test('the focal point is dragged, and what was chosen is what is stored, drawn and printed', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await openAs(page, platform, company.admin, '/editor');
  await layout(page, 'Faixa').check({ force: true });
  await choosePicture(page);
  await expect.poll(() => bandColor(page)).toBe('green');
  await expectAccessible(page);

  await dragTo(page, 0.9, 0.2);
  await expect.poll(() => bandColor(page)).toBe('blue');
  await page.mouse.move(0, 0);
  await page.mouse.up();
  // Let go outside: the nearest point of the picture.
  await expect(across(page)).toHaveAttribute('aria-valuetext', /^0\s?% .* 0\s?% /);
  await expect.poll(() => bandColor(page)).toBe('red');
  await undo(page).click();
  await expect(across(page)).toHaveAttribute('aria-valuetext', /^50\s?% .* 50\s?% /);

  await dragTo(page, 0.75, 0.3);
  await page.mouse.up();
  await expect(across(page)).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(across(page)).toHaveAttribute('aria-valuetext', /^86\s?% .* 29\s?% /);
  await expect.poll(() => bandColor(page)).toBe('blue');

  const before = await colorOf(paper(page), [0, 0, 0.235, 1]);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  const sent = await storedBy('POST', platform, company);
  expect(sent.background_image).toMatch(/^data:image\/jpeg;base64,/);
  expect(sent.raw_image).toMatch(/^data:image\/jpeg;base64,/);
  expect(sent.background_image).not.toBe(sent.raw_image);
  expect(sent).not.toHaveProperty('focalPoint');

  await page.reload();
  await expect(across(page)).toBeAttached();
  await expect.poll(() => bandColor(page)).toBe('blue');
  const after = await colorOf(paper(page), [0, 0, 0.235, 1]);
  for (const [channel, value] of before.entries())
    expect(Math.abs(value - (after[channel] ?? 255))).toBeLessThanOrEqual(2);
  await expect(page.getByText('Alterações não salvas')).toHaveCount(0);

  await page.goto(page.url().replace(/\/editor\/(.+)$/, '/preview/$1?type=template'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar PDF' }).click(),
  ]);
  const pdf = (await readFile(await download.path())).toString('latin1');
  expect(pdf).toMatch(/\/Width 532\b/);
  expect(pdf).not.toMatch(/\/Width 2400\b/);
});

test('another layout shows the middle of the original, and the stored part stays with its own', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await openAs(page, platform, company.admin, '/editor');
  await layout(page, 'Faixa').check({ force: true });
  await choosePicture(page);
  await dragTo(page, 0.95, 0.5);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  await page.reload();
  await expect.poll(() => bandColor(page)).toBe('blue');

  await layout(page, 'Editorial').check({ force: true });
  // Its window is at the right edge.
  const rightColor = async () => {
    const color = await colorOf(paper(page), [0.8, 0.2, 0.1, 0.1]);
    return colorNames[color.indexOf(Math.max(...color))];
  };
  await expect.poll(rightColor).toBe('green');
  await layout(page, 'Faixa').check({ force: true });
  await expect.poll(() => bandColor(page)).toBe('blue');

  await section(page).getByRole('button', { name: 'Centralizar' }).click();
  await expect.poll(() => bandColor(page)).toBe('green');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  const sent = await storedBy('PUT', platform, company);
  expect(sent.background_image).toBe(sent.raw_image);
  expect(sent.raw_image).toMatch(/^http/);
});
