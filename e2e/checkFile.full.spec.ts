/** Tests "Check a file" on the public page, which confirms issued files and rejects changed ones, each with its reason. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { languages } from '../src/domain/language.ts';
import { layoutNames } from '../src/domain/template/template.ts';
import {
  addPage,
  addImage,
  replaceRecord,
  addIncrementalUpdate,
} from '../src/testing/pdf/editPdf.ts';
import { addPolicy } from './hosts/addedPolicy.ts';
import { measureLongestTask } from './longestTask.ts';
import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts';
import {
  createPdfOfVersion,
  downloadPdf,
  createSubsetFontPdf,
  createNodePdf,
  createForgedPdf,
  issueCertificate,
  type CertificateResponse,
  fetchCertificate,
} from './certificateFiles.ts';

let fileCount = 0;

/** Chooses a PDF to check and waits for the result. */
async function check(page: Page, buffer: Buffer): Promise<void> {
  const name = `arquivo ${++fileCount}.pdf`;
  const mimeType = 'application/pdf';
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
  // Unlike `expect`, takes no snapshot of the page each time that it looks.
  await page.locator('section').filter({ hasText: name }).waitFor({ timeout: 40_000 });
}

/** Presses "Check a file" and returns the file dialog. */
async function openFileDialog(page: Page) {
  const dialog = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Conferir um arquivo' }).click();
  return dialog;
}

const getVerdict = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const exact = 'Exatamente como foi emitido';
const differs = 'Diferente do registro';
const untrusted = 'Não confie neste arquivo';

/** Kinds of text in the files that the browser creates. `everyIssuedFile.full.test.ts` checks each in every layout. */
const issuedKinds = ['typical', 'longest', 'vietnamese', 'arabic'] as const;

for (const [index, layout] of layoutNames.entries()) {
  const kind = issuedKinds[index % issuedKinds.length] ?? 'typical';
  test(`confirms issued files: ${layout}, ${kind} texts, every language`, async ({
    page,
    platform,
  }) => {
    test.slow();
    const id = await issueCertificate(platform, kind, layout);
    await page.goto(`${platform.plugin}/pt/print/${id}`);
    for (const language of languages) {
      const file = await downloadPdf(page, language);
      await check(page, file);
      await expect(getVerdict(page, exact)).toBeVisible();
      if (kind === 'arabic') continue;
      const response = await fetchCertificate(platform, id);
      expect((await createNodePdf(platform, language, response)).equals(file)).toBe(true);
      const olderFile = await createSubsetFontPdf(platform, language, response);
      expect(olderFile.equals(file)).toBe(false);
      await check(page, olderFile);
      await expect(getVerdict(page, exact)).toBeVisible();
    }
  });
}

test('confirms files that earlier drawing versions have drawn in every layout', async ({
  page,
  platform,
}) => {
  test.setTimeout(300_000);
  await page.goto(`${platform.plugin}/pt/print/nobody`);
  for (const layout of layoutNames) {
    const id = await issueCertificate(platform, 'typical', layout);
    const response = await fetchCertificate(platform, id);
    const files = [await createNodePdf(platform, 'es', response)];
    for (const version of [1, 2] as const) {
      const file = await createPdfOfVersion(version, platform, 'es', response);
      expect(files.filter((previous) => previous.equals(file))).toEqual([]);
      files.push(file);
      await check(page, file);
      await expect(getVerdict(page, exact)).toBeVisible();
      // In Node, version 1 of every layout is compared after it was saved again.
      if (version === 1 && layout !== 'Layout3') continue;
      await check(page, Buffer.concat([file, Buffer.from('\n')]));
      await expect(
        getVerdict(page, 'Aparência e texto exatamente como foram emitidos'),
      ).toBeVisible();
    }
  }
});

const getRecord = (page: Page) => page.getByRole('table');

test('explains edited files', async ({ page, platform }) => {
  test.slow();
  const id = await issueCertificate(platform, 'typical');
  const response = await fetchCertificate(platform, id);
  const issued = await createNodePdf(platform, 'pt', response);
  const createForged = (change: (response: CertificateResponse) => void) =>
    createForgedPdf(platform, 'pt', response, change);
  await page.goto(`${platform.plugin}/pt/print/${id}`);

  const changedName = await createForged(({ user }) => (user.name = user.name.replace(/n/i, 'm')));
  await check(page, changedName);
  await expect(getVerdict(page, differs)).toBeVisible();
  await expect(getRecord(page).getByRole('rowheader').first()).toHaveText('Concedido a');

  await check(
    page,
    await createForged(({ content }) => (content.completed_at = '2026-11-02T15:00:00.000Z')),
  );
  await expect(getVerdict(page, differs)).toBeVisible();
  await expect(getRecord(page).getByRole('rowheader').first()).toHaveText('Data de conclusão');

  await check(
    page,
    replaceRecord(issued, (json) => json.replace('"company": "C', '"company": "B')),
  );
  await expect(getVerdict(page, differs)).toBeVisible();
  await expect(getRecord(page).getByRole('rowheader')).toHaveText('Emissor, registro anexado');

  for (const [edited, reason] of [
    [addPage(issued), 'Tem mais ou menos páginas'],
    [addImage(issued), 'A aparência é outra, embora o texto seja o mesmo'],
    [addIncrementalUpdate(issued), 'Algo foi acrescentado depois do fim'],
  ] as const) {
    await check(page, edited);
    await expect(getVerdict(page, untrusted)).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(getRecord(page)).toHaveCount(0);
  }
});

test('shows an accessible result that takes focus and fits any width', async ({
  page,
  platform,
}) => {
  const id = await issueCertificate(platform, 'typical');
  const issued = await createNodePdf(platform, 'pt', await fetchCertificate(platform, id));
  await page.goto(`${platform.plugin}/print/${id}`);
  await check(page, issued);
  await expect(getVerdict(page, exact)).toBeFocused();
  await expectAccessible(page);
  await check(
    page,
    replaceRecord(issued, (json) => json.replace('510', '5100')),
  );
  await expect(getVerdict(page, differs)).toBeFocused();
  await expect(getRecord(page)).toContainText('85 horas');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Conferir outro arquivo' })).toBeFocused();
});

test('checks each certificate of a file with several', async ({ page, platform }) => {
  const ids = await Promise.all([
    issueCertificate(platform, 'typical'),
    issueCertificate(platform, 'longest'),
  ]);
  const [first, second] = await Promise.all(ids.map((id) => fetchCertificate(platform, id)));
  await page.goto(`${platform.plugin}/print/${ids[0]}`);
  await check(page, await createNodePdf(platform, 'pt', first, second));
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('listitem').filter({ hasText: exact })).toHaveCount(2);
  const changed = { ...second, user: { name: 'Outra Pessoa' } };
  await check(page, await createNodePdf(platform, 'pt', first, changed));
  await expect(page.getByRole('listitem').first()).toContainText('Salvo de novo, sem mudanças');
  const secondItem = page.getByRole('listitem').nth(1);
  await expect(secondItem).toContainText(differs);
  await secondItem.locator('summary').click();
  await expect(secondItem.getByRole('table')).toContainText('Outra Pessoa');
  await expect(secondItem).toContainText(/foi emitido para .+, não para Outra Pessoa\./);
  await expectAccessible(page);
});

test('confirms files of both PDF levels, whichever is configured', async ({ page, platform }) => {
  const id = await issueCertificate(platform, 'typical');
  await page.goto(`${platform.plugin}/pt/print/${id}`);
  const defaultFile = await downloadPdf(page, 'pt');
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, PDF_LEVEL: 'a4f-ua2' } });
  });
  await page.reload();
  const otherFile = await downloadPdf(page, 'pt');
  expect([defaultFile, otherFile].map((file) => file.toString('latin1', 0, 8))).toEqual([
    '%PDF-1.7',
    '%PDF-2.0',
  ]);
  for (const file of [defaultFile, otherFile]) {
    await check(page, file);
    await expect(getVerdict(page, exact)).toBeVisible();
  }
});

test('reports an id that the server does not know, on any public page', async ({
  page,
  platform,
}) => {
  const id = await issueCertificate(platform, 'typical');
  const issued = await createNodePdf(platform, 'pt', await fetchCertificate(platform, id));
  await page.goto(`${platform.plugin}/print/nobody`);
  await check(page, issued);
  await expect(getVerdict(page, exact)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir o registro' })).toBeVisible();
  await check(
    page,
    replaceRecord(issued, (json) => json.replaceAll(id, 'somebody')),
  );
  await expect(getVerdict(page, 'Nenhum certificado tem este ID')).toBeVisible();
});

test('shows a retry instead of a verdict when the server is unreachable', async ({
  page,
  platform,
}) => {
  const id = await issueCertificate(platform, 'typical');
  const issued = await createNodePdf(platform, 'pt', await fetchCertificate(platform, id));
  await page.goto(`${platform.plugin}/print/${id}`);
  await expect(page.getByRole('button', { name: 'Conferir um arquivo' })).toBeVisible();
  await page.route(`${platform.api}/**`, (route) => route.abort());
  const files = { name: 'a.pdf', mimeType: 'application/pdf', buffer: issued };
  await page.locator('input[type="file"]').setInputFiles(files);
  await expect(page.getByText('Não foi possível conferir agora.')).toBeVisible();
  await page.unroute(`${platform.api}/**`);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(getVerdict(page, exact)).toBeVisible();
});

test('offers to check again when the code that reads files cannot be loaded', async ({
  page,
  platform,
}) => {
  const id = await issueCertificate(platform, 'typical');
  const issued = await createNodePdf(platform, 'pt', await fetchCertificate(platform, id));
  let requests = 0;
  await page.context().route(/pdf-reader/, (route) => {
    requests++;
    return requests === 1 ? route.abort() : route.continue();
  });
  await page.goto(`${platform.plugin}/print/${id}`);
  const files = { name: 'a.pdf', mimeType: 'application/pdf', buffer: addImage(issued) };
  await page.locator('input[type="file"]').setInputFiles(files);
  await expect(page.getByText('Não foi possível conferir agora.')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(getVerdict(page, 'Não confie neste arquivo')).toBeVisible();
});

test('loads the code and fonts of a check while the user chooses a file', async ({
  page,
  platform,
}) => {
  const id = await issueCertificate(platform, 'typical');
  const issued = await createNodePdf(platform, 'pt', await fetchCertificate(platform, id));
  await page.goto(`${platform.plugin}/print/${id}`);
  const expectFile = (pattern: RegExp) =>
    page.waitForEvent('requestfinished', (request) => pattern.test(request.url()));
  const files = [/pdf-reader/, /title\.\w+\.ttf$/].map(expectFile);
  const dialog = await openFileDialog(page);
  await Promise.all(files);
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: addImage(issued) };
  await dialog.setFiles(file);
  await expect(getVerdict(page, untrusted)).toBeVisible();
});

test('confirms a file although the code that reads contents never arrives', async ({
  page,
  platform,
}) => {
  const id = await issueCertificate(platform, 'typical');
  const issued = await createNodePdf(platform, 'pt', await fetchCertificate(platform, id));
  await page.context().route(/pdf-reader/, () => undefined);
  await page.goto(`${platform.plugin}/print/${id}`);
  const request = page
    .context()
    .waitForEvent('request', (started) => started.url().includes('pdf-reader'));
  const dialog = await openFileDialog(page);
  await request;
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: issued };
  await dialog.setFiles(file);
  await expect(getVerdict(page, exact)).toBeVisible();
});

test('compares bytes where the policy of the page allows no worker', async ({
  page,
  platform,
  pageErrors,
}) => {
  const id = await issueCertificate(platform, 'typical');
  const issued = await createNodePdf(platform, 'pt', await fetchCertificate(platform, id));
  await page.addInitScript(addPolicy, "worker-src 'none'");
  await page.goto(`${platform.plugin}/print/${id}`);
  await openFileDialog(page);
  await check(page, issued);
  await expect(getVerdict(page, exact)).toBeVisible();
  await check(page, addImage(issued));
  await expect(getVerdict(page, 'Não é possível ler este arquivo')).toBeVisible();
  expect(pageErrors.splice(0).join()).toMatch(/worker-src/);
});

test('does not block the page while it confirms a file with a large image', async ({
  page,
  platform,
}) => {
  test.slow();
  const image = readFileSync('public/image-guide-a4.png').toString('base64');
  const id = await issueCertificate(
    platform,
    'typical',
    'Layout1',
    `data:image/png;base64,${image}`,
  );
  await page.goto(`${platform.plugin}/pt/print/${id}`);
  const file = await downloadPdf(page, 'pt');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Conferir um arquivo' })).toBeVisible();
  const longestTaskMs = await measureLongestTask(page, async () => {
    await check(page, file);
    await expect(getVerdict(page, exact)).toBeVisible();
  });
  // Decoding and compressing the image takes a second.
  expect(longestTaskMs).toBeLessThan(250);
});

test('explains why a file is not a certificate', async ({ page, platform }) => {
  const id = await issueCertificate(platform, 'typical');
  await page.goto(`${platform.plugin}/print/nobody`);
  await check(page, Buffer.from('PK not a PDF'));
  await expect(page.getByText('Não é um PDF.')).toBeVisible();
  await check(page, Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'));
  await expect(page.getByText('Não contém nenhum ID de certificado.')).toBeVisible();
  await page.goto(`${platform.plugin}/print/${id}`);
  await check(page, Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'));
  await expect(getVerdict(page, 'Não é possível ler este arquivo')).toBeVisible();
});
