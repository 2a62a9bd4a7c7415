import type { Locator, Page } from '@playwright/test';
import { getCssFontFamily } from '../src/rendering/fonts/faces.ts';
import { sendRestRequest } from '../platform/servers/testing/calls.ts';
import { getContrastRatio, toOklch } from '../src/domain/color/oklch.ts';
import { encodePng } from '../src/testing/encodePng.ts';
import { hasProgram, renderPages } from '../src/testing/pdf/programs.ts';
import {
  type Company,
  expect,
  expectAccessible,
  expectNoOverflow,
  openInShell,
  type TestPlatform,
  test,
  storeTemplate,
} from './fixtures.ts';

const course = { type: 'CONTENT', name: 'Segurança', workload: 510, grade: 9.5 };

async function issueCertificate(platform: TestPlatform): Promise<{ company: Company; id: string }> {
  const company = await platform.createCompany();
  const [id = ''] = await platform.createCertificates(company.learner, [course]);
  return { company, id };
}

const getFront = (page: Page) => page.getByRole('group', { name: /^Certificado de .*, Frente$/ });

/** Reads widths and heights of the pages of a PDF, in points. */
function readPageSizes(pdf: Buffer): number[][] {
  const pages = pdf
    .toString('latin1')
    .matchAll(/\/Type\s*\/Page\b[^s][\s\S]*?\/MediaBox\s*\[([^\]]*)\]/g);
  return Array.from(pages, ([, box = '']) => box.trim().split(/\s+/).slice(2).map(Number));
}

test('prints a certificate as two pages without a session, the same in dark mode and without background graphics @browser', async ({
  page,
  platform,
}) => {
  const { id } = await issueCertificate(platform);
  await page.goto(`${platform.plugin}/print/${id}`);
  await expect(getFront(page)).toBeVisible();
  await expect(page.getByText('Emitido por Companhia de Teste')).toBeVisible();
  await expectAccessible(page);

  const lightPdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const sizes = readPageSizes(lightPdf);
  expect(sizes).toHaveLength(2);
  for (const [width = 0, height = 0] of sizes) {
    expect(Math.abs(width - 841.89)).toBeLessThan(1);
    expect(Math.abs(height - 595.28)).toBeLessThan(1);
  }
  for (const pageOptions of [
    { format: 'A4', landscape: true },
    { format: 'Letter', landscape: true },
    { format: 'A4', landscape: false },
  ])
    expect(readPageSizes(await page.pdf(pageOptions))).toHaveLength(2);

  test.skip(!hasProgram('pdftoppm'), 'pdftoppm is not installed');
  await page.emulateMedia({ colorScheme: 'dark' });
  const expectedPages = renderPages(lightPdf, 72);
  const pages = renderPages(
    await page.pdf({ preferCSSPageSize: true, printBackground: false }),
    72,
  );
  expect(pages).toHaveLength(2);
  for (const [index, { pixels, width, height }] of pages.entries()) {
    expect(pixels).toEqual(expectedPages[index]?.pixels);
    const darkShare = pixels.filter((light) => light < 250).length / (width * height);
    expect(darkShare).toBeGreaterThan(0.02);
    expect(darkShare).toBeLessThan(0.6);
  }
});

test('opens the print dialog only for ?print=1 and after the fonts have loaded', async ({
  page,
  platform,
}) => {
  const { id } = await issueCertificate(platform);
  await page.addInitScript(() => {
    const printCalls: string[][] = [];
    Object.assign(window, { printCalls });
    window.print = () => {
      printCalls.push(Array.from(document.fonts, ({ family, status }) => `${family} ${status}`));
      window.dispatchEvent(new Event('beforeprint'));
    };
  });
  const getPrintCalls = () =>
    page.evaluate(() => (window as unknown as { printCalls: string[][] }).printCalls);
  await page.goto(`${platform.plugin}/print/${id}`);
  await expect(getFront(page)).toBeVisible();
  await page.getByRole('combobox').selectOption('en');
  await expect(page.getByText('We certify that')).toBeVisible();
  expect(await getPrintCalls()).toEqual([]);

  await page.goto(`${platform.plugin}/print/${id}?print=1`);
  await expect.poll(getPrintCalls).toHaveLength(1);
  const [fonts] = await getPrintCalls();
  for (const face of ['title', 'body', 'bold'] as const)
    expect(fonts?.join()).toMatch(new RegExp(`${getCssFontFamily(face)}"? loaded`));
});

test('offers the PDF in an iframe that may not print', async ({ page, platform }) => {
  const { id } = await issueCertificate(platform);
  await page.goto(`${platform.host}/`);
  await page.evaluate((source) => {
    const frame = document.createElement('iframe');
    frame.title = 'Certificate';
    frame.width = '1000';
    frame.height = '800';
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-downloads');
    frame.src = source;
    document.body.append(frame);
  }, `${platform.plugin}/print/${id}`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Imprimir' }).click();
  const note = frame.getByRole('alert').filter({ hasText: 'não tem permissão para imprimir' });
  const downloadEvent = page.waitForEvent('download');
  await note.getByRole('button', { name: 'Baixar PDF' }).click();
  expect((await downloadEvent).suggestedFilename()).toMatch(/Segurança\.pdf$/);
});

test('reports an unknown id and checks another one @full', async ({ page, platform }) => {
  const { id } = await issueCertificate(platform);
  await page.goto(`${platform.plugin}/print/nobody`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Nenhum certificado tem este ID' }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('textbox', { name: 'Conferir outro ID' }).fill(id);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${platform.plugin}/print/${id}`);
  await expect(getFront(page)).toBeVisible();
});

test('looks up an id without one in the address, and from the page of another certificate', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await storeTemplate(platform, company, { colors: { title: 'F2A900', content: '323F47' } });
  const ids = await platform.createCertificates(company.learner, 2);
  await page.goto(`${platform.plugin}/pt/print/`);
  await expect(page.getByRole('heading', { name: 'Conferir um certificado' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('textbox', { name: 'ID de validação' }).fill(ids[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${platform.plugin}/pt/print/${ids[0]}`);
  await expect(getFront(page)).toBeVisible();
  // The yellow of the title, darkened.
  const [red = 0, green = 0, blue = 255] = await page
    .getByRole('button', { name: 'Baixar PDF' })
    .evaluate(
      (button) => getComputedStyle(button).backgroundColor.match(/\d+/g)?.map(Number) ?? [],
    );
  expect([red > green, green > blue, red < 0xf2]).toEqual([true, true, true]);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Conferir outro ID' }).fill(ids[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${platform.plugin}/pt/print/${ids[1]}`);
  await expect(getFront(page)).toBeVisible();
});

/** Reads text and background colour of a button and the background colour behind it, as hex colours. */
async function readButtonColors(button: Locator) {
  const colors = await button.evaluate((element) => {
    const getBackground = (node: Element) => getComputedStyle(node).backgroundColor;
    let ground = element.parentElement;
    while (ground && getBackground(ground) === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
    return [
      getComputedStyle(element).color,
      getBackground(element),
      ground && getBackground(ground),
    ];
  });
  const [text = '', accent = '', ground = ''] = colors.map((color) =>
    (color ?? '').replace(/^rgb\((\d+), (\d+), (\d+)\)$/, (_, ...channels: string[]) => {
      const hex = channels.slice(0, 3).map((value) => Number(value).toString(16).padStart(2, '0'));
      return `#${hex.join('')}`.toUpperCase();
    }),
  );
  return { text, accent, ground };
}

for (const [title, isDarkened] of [
  ['0B5CAD', false],
  ['F2A900', true],
] as const)
  test(`shows the logo before the company's name, and buttons in the title colour ${title} with enough contrast`, async ({
    page,
    platform,
  }) => {
    const company = await platform.createCompany();
    const samples = Array.from({ length: 64 * 64 }, () => 90);
    const logo = encodePng({ width: 64, height: 64, type: 0, depth: 8, samples });
    await sendRestRequest(platform.api, '/platform/company', {
      method: 'PUT',
      token: company.admin.token,
      body: {
        name: 'Aurora',
        legal_name: '',
        logo: `data:image/png;base64,${Buffer.from(logo).toString('base64')}`,
        signatures: [],
      },
    });
    await storeTemplate(platform, company, { colors: { title, content: '323F47' } });
    const [id = ''] = await platform.createCertificates(company.learner, 1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${platform.plugin}/print/${id}`);
    const button = page.getByRole('button', { name: 'Baixar PDF' });
    await expect(button).toBeEnabled();
    const name = page.getByText('Aurora', { exact: true }).filter({ has: page.locator('img') });
    const image = name.locator('img');
    await expect(image).toBeVisible();
    expect(await image.evaluate((node) => node.parentNode?.firstChild === node)).toBe(true);

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await image.boundingBox()).toMatchObject({ width: 28, height: 28 });
      await expect(async () => {
        const { text, accent, ground } = await readButtonColors(button);
        if (colorScheme === 'light' && !isDarkened) expect(accent).toBe(`#${title}`);
        expect(Math.abs(toOklch(accent).H - toOklch(`#${title}`).H)).toBeLessThan(0.1);
        expect(getContrastRatio(accent, ground)).toBeGreaterThanOrEqual(4.5);
        expect(getContrastRatio(text, accent)).toBeGreaterThanOrEqual(4.5);
        const isGroundDark = getContrastRatio(ground, '#FFFFFF') > 4.5;
        expect(isGroundDark).toBe(colorScheme === 'dark');
      }).toPass({ timeout: 5000 });
    }
  });

for (const [language, button] of [
  ['pt', 'Tentar IDs parecidos'],
  ['en', 'Try similar IDs'],
  ['es', 'Probar ID parecidos'],
] as const)
  test(`finds the certificate of an id with another look-alike, in ${language} @full`, async ({
    page,
    platform,
  }) => {
    const company = await platform.createCompany();
    const ids = await platform.createCertificates(company.learner, 12);
    const id = ids.find((candidate) => /[1lI]/.test(candidate)) ?? '';
    const mistypedId = id.replace(/[1lI]/, (character) => (character === 'l' ? 'I' : 'l'));
    const requestedIds: string[] = [];
    page.on('request', (request) => {
      const [, requestedId] = /\/certificates\/([\w-]+)$/.exec(request.url()) ?? [];
      if (requestedId !== undefined) requestedIds.push(requestedId);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${platform.plugin}/${language}/print/${mistypedId}`);
    await expect(page.getByRole('button', { name: button })).toBeInViewport();
    expect(new Set(requestedIds)).toEqual(new Set([mistypedId]));
    await expectAccessible(page);
    await page.getByRole('button', { name: button }).click();
    const link = page.getByRole('link', { name: id });
    await expect(link).toBeFocused();
    expect(requestedIds.length).toBeLessThanOrEqual(26);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await link.click();
    await expect(page).toHaveURL(`${platform.plugin}/${language}/print/${id}`);
    await expect(page.getByRole('button', { name: button })).toHaveCount(0);
  });

test('shows verdict and facts above the certificate on a phone @full', async ({
  page,
  platform,
}) => {
  const { id } = await issueCertificate(platform);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${platform.plugin}/print/${id}`);
  const verdict = page.getByRole('heading', { level: 1, name: 'Certificado válido' });
  await expect(verdict).toBeInViewport();
  for (const fact of ['Concedido a', 'Curso', 'ID de validação'])
    await expect(page.getByRole('term').filter({ hasText: fact })).toBeInViewport();
  const certificateBox = await getFront(page).boundingBox();
  const pdfButtonBox = await page.getByRole('button', { name: 'Baixar PDF' }).boundingBox();
  expect(certificateBox?.y).toBeGreaterThan(
    (pdfButtonBox?.y ?? Infinity) + (pdfButtonBox?.height ?? 0),
  );
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('opens the public page from a row in the learning platform by a click, with Ctrl and by the middle button @full', async ({
  page,
  context,
  platform,
}) => {
  const { company, id } = await issueCertificate(platform);
  await openInShell(page, platform, company.learner);
  const clickOptions: Parameters<Locator['click']>[0][] = [
    {},
    { modifiers: ['Control'] },
    { button: 'middle' },
  ];
  for (const options of clickOptions) {
    const newPageEvent = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Imprimir: Segurança' }).click(options);
    const newPage = await newPageEvent;
    await expect(newPage).toHaveURL(`${platform.plugin}/pt/print/${id}?print=1`);
    expect(await newPage.evaluate(() => window.opener as unknown)).toBeNull();
    await expect(getFront(newPage)).toBeVisible();
    await newPage.close();
  }
});

test('prints a certificate from the learning platform in a new window @full', async ({
  page,
  context,
  platform,
}) => {
  await context.addInitScript(() => {
    // The dialog of a headed browser would stay open.
    window.print = () => {
      const isOfFrame = window.frameElement?.matches('iframe[data-certs-print]');
      Object.assign(window.top ?? {}, { printed: isOfFrame });
      for (const name of ['beforeprint', 'afterprint']) window.dispatchEvent(new Event(name));
    };
  });
  // Only the demo users have courses to complete.
  await page.goto(`${platform.shell}/enter/demo-learner`);
  const link = page.getByRole('link', { name: /^Imprimir certificado: / }).first();
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/print-certificate\?id=[\w-]+$/);
  const newPageEvent = context.waitForEvent('page');
  await link.click();
  const newPage = await newPageEvent;
  await expect(newPage).toHaveURL(platform.shell + address);
  await expect(newPage).toHaveTitle('Imprimir certificado · Academia Vértice');
  await expect(getFront(newPage)).toBeVisible();
  await expect
    .poll(() => newPage.evaluate(() => (window as unknown as { printed: boolean }).printed))
    .toBe(true);
  // An error would appear within a second.
  await expect(newPage.locator('iframe[data-certs-print]')).toHaveCount(0);
  await expect(newPage.getByText('não tem permissão para imprimir')).toHaveCount(0);
});
