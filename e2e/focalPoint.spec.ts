import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  type Company,
  expect,
  expectAccessible,
  openScreenAs,
  type TestPlatform,
  test,
} from './fixtures.ts';

const getSection = (page: Page) => page.getByRole('region', { name: 'Imagem de fundo' });
const getHorizontalSlider = (page: Page) =>
  getSection(page).getByRole('slider', { name: 'Ponto focal, horizontal' });
const getCertificate = (page: Page) =>
  page
    .getByRole('region', { name: 'Prévia', exact: true })
    .getByRole('group', { name: /^Certificado de/ });
const getLayoutRadio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const getUndoButton = (page: Page) => page.getByRole('button', { name: 'Desfazer', exact: true });

/** Creates a JPEG of 1200 × 800 with red, green and blue thirds that darken from top to bottom. */
async function createThreeColorImage(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 800];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser has no canvas.');
    for (const [third, color] of ['#d01010', '#10a010', '#1010d0'].entries()) {
      context.fillStyle = color;
      context.fillRect(third * 400, 0, 400, 800);
    }
    const shade = context.createLinearGradient(0, 0, 0, 800);
    shade.addColorStop(0, '#0000');
    shade.addColorStop(1, '#000a');
    context.fillStyle = shade;
    context.fillRect(0, 0, 1200, 800);
    return canvas.toDataURL('image/jpeg', 0.95);
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function chooseImage(page: Page): Promise<void> {
  const buffer = await createThreeColorImage(page);
  const [fileChooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    getSection(page).getByRole('button', { name: 'Enviar uma imagem' }).click(),
  ]);
  await fileChooser.setFiles({ name: 'cores.jpg', mimeType: 'image/jpeg', buffer });
  await expect(getHorizontalSlider(page)).toBeAttached();
}

/** Computes the mean colour of an area of an element. The area is left, top, width and height as shares of the element. */
async function getMeanColor(
  element: Locator,
  [x, y, w, h]: readonly [number, number, number, number],
): Promise<readonly number[]> {
  const screenshot = (await element.screenshot({ animations: 'disabled' })).toString('base64');
  return element.page().evaluate(
    async ([png, left, top, width, height]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1, 1];
      const context = canvas.getContext('2d');
      const [imageWidth, imageHeight] = [image.width, image.height];
      context?.drawImage(
        image,
        left * imageWidth,
        top * imageHeight,
        width * imageWidth,
        height * imageHeight,
        0,
        0,
        1,
        1,
      );
      return Array.from(context?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? []);
    },
    [screenshot, x, y, w, h] as const,
  );
}

/** Area at the bottom of the band of Layout2 that only shows the image. */
const bandArea = [0.05, 0.85, 0.1, 0.08] as const;
const colorNames = ['red', 'green', 'blue'] as const;
const getBandColor = async (page: Page) => {
  const color = await getMeanColor(getCertificate(page), bandArea);
  return colorNames[color.indexOf(Math.max(...color))];
};

async function dragTo(page: Page, x: number, y: number): Promise<void> {
  const image = getSection(page).locator('img');
  await image.scrollIntoViewIfNeeded();
  const box = await image.boundingBox();
  if (!box) throw new Error('No image is shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + x * box.width, box.y + y * box.height, { steps: 6 });
}

/** Returns the body of the last template request of a company. */
async function getStoredTemplate(method: 'POST' | 'PUT', platform: TestPlatform, company: Company) {
  const requests = await platform.getRequests(company.company_id);
  const lastRequest = requests.findLast(
    (request) => request.method === method && request.path.includes('certificate-templates'),
  );
  return (lastRequest?.body ?? {}) as Record<string, string>;
}

test('stores, shows and exports the part of the image around the dragged focal point', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await openScreenAs(page, platform, company.admin, '/editor');
  await getLayoutRadio(page, 'Faixa').check({ force: true });
  await chooseImage(page);
  await expect.poll(() => getBandColor(page)).toBe('green');
  await expectAccessible(page);

  await dragTo(page, 0.9, 0.2);
  await expect.poll(() => getBandColor(page)).toBe('blue');
  await page.mouse.move(0, 0);
  await page.mouse.up();
  // Released outside: the nearest point of the image counts.
  await expect(getHorizontalSlider(page)).toHaveAttribute('aria-valuetext', /^0\s?% .* 0\s?% /);
  await expect.poll(() => getBandColor(page)).toBe('red');
  await getUndoButton(page).click();
  await expect(getHorizontalSlider(page)).toHaveAttribute('aria-valuetext', /^50\s?% .* 50\s?% /);

  await dragTo(page, 0.75, 0.3);
  await page.mouse.up();
  await expect(getHorizontalSlider(page)).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(getHorizontalSlider(page)).toHaveAttribute('aria-valuetext', /^86\s?% .* 29\s?% /);
  await expect.poll(() => getBandColor(page)).toBe('blue');

  const colorBefore = await getMeanColor(getCertificate(page), [0, 0, 0.235, 1]);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  const template = await getStoredTemplate('POST', platform, company);
  expect(template.background_image).toMatch(/^data:image\/jpeg;base64,/);
  expect(template.raw_image).toMatch(/^data:image\/jpeg;base64,/);
  expect(template.background_image).not.toBe(template.raw_image);
  expect(template).not.toHaveProperty('focalPoint');

  await page.reload();
  await expect(getHorizontalSlider(page)).toBeAttached();
  await expect.poll(() => getBandColor(page)).toBe('blue');
  const colorAfter = await getMeanColor(getCertificate(page), [0, 0, 0.235, 1]);
  for (const [channel, value] of colorBefore.entries())
    expect(Math.abs(value - (colorAfter[channel] ?? 255))).toBeLessThanOrEqual(2);
  await expect(page.getByText('Alterações não salvas')).toHaveCount(0);

  await page.goto(page.url().replace(/\/editor\/(.+)$/, '/preview/$1?type=template'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar PDF' }).click(),
  ]);
  const pdf = (await readFile(await download.path())).toString('latin1');
  expect(pdf).toMatch(/\/Width 266\b/);
  expect(pdf).not.toMatch(/\/Width 1200\b/);
});

test('centres the image for another layout and keeps the part for its own @full', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await openScreenAs(page, platform, company.admin, '/editor');
  await getLayoutRadio(page, 'Faixa').check({ force: true });
  await chooseImage(page);
  await dragTo(page, 0.85, 0.3);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  await page.reload();
  await expect.poll(() => getBandColor(page)).toBe('blue');
  await getLayoutRadio(page, 'Editorial').check({ force: true });
  // Its image frame is at the right edge.
  const getRightColor = async () => {
    const color = await getMeanColor(getCertificate(page), [0.8, 0.2, 0.1, 0.1]);
    return colorNames[color.indexOf(Math.max(...color))];
  };
  await expect.poll(getRightColor).toBe('green');
  await getLayoutRadio(page, 'Faixa').check({ force: true });
  await expect.poll(() => getBandColor(page)).toBe('blue');

  await getSection(page).getByRole('button', { name: 'Centralizar' }).click();
  await expect.poll(() => getBandColor(page)).toBe('green');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  const changed = await getStoredTemplate('PUT', platform, company);
  expect(changed.background_image).toBe(changed.raw_image);
  expect(changed.raw_image).toMatch(/^http/);
});
