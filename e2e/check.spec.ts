/** "Check a file" on the public page: what was issued is confirmed, what was changed is not, each with its reason. */
import type { Page } from '@playwright/test';
import { languages } from '../src/model/language.ts';
import { layoutNames } from '../src/model/template/template.ts';
import { withPage, withPicture, withRecord, withRevision } from '../src/testing/pdf/editPdf.ts';
import { expect, expectAccessible, expectNoOverflow, tagOf, test } from './fixtures.ts';
import {
  downloadIn,
  fileOfBefore,
  fileOfNode,
  forgedOf,
  giveOne,
  kinds,
  type Wire,
  wireOf,
} from './issued.ts';

let chosen = 0;

/** Chooses a file and waits until something is said of it. */
async function check(page: Page, buffer: Buffer): Promise<void> {
  const name = `arquivo ${++chosen}.pdf`;
  const mimeType = 'application/pdf';
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
  await expect(page.locator('section').filter({ hasText: name })).toBeVisible({ timeout: 40_000 });
}

const verdict = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const same = 'Exatamente como foi emitido';
const differs = 'Diferente do registro';
const unsure = 'Não dá para confirmar por este arquivo';

for (const layout of layoutNames)
  for (const [index, kind] of (['typical', 'longest', 'vietnamese', 'arabic'] as const).entries())
    test(`originals are confirmed: ${layout}, ${kind} texts, in each language${tagOf(layout === layoutNames[index] && index % 3 === 0)}`, async ({
      page,
      platform,
    }) => {
      test.slow();
      const id = await giveOne(platform, kind, layout);
      await page.goto(`${platform.plugin}/pt/print/${id}`);
      for (const language of languages) {
        const file = await downloadIn(page, language);
        await check(page, file);
        await expect(verdict(page, same)).toBeVisible();
        if (kind === 'arabic') continue;
        const wire = await wireOf(platform, id);
        expect((await fileOfNode(platform, language, wire)).equals(file)).toBe(true);
        const before = await fileOfBefore(platform, language, wire);
        expect(before.equals(file)).toBe(false);
        await check(page, before);
        await expect(verdict(page, same)).toBeVisible();
      }
    });

const record = (page: Page) => page.getByRole('table');

for (const [index, kind] of kinds.entries())
  for (const [place, language] of languages.entries()) {
    const layout = layoutNames[(3 * index + place) % layoutNames.length];
    test(`edits are told: ${kind} texts in ${language}${tagOf(index === 0 && place === 0)}`, async ({
      page,
      platform,
    }) => {
      test.slow();
      const id = await giveOne(platform, kind, layout);
      const wire = await wireOf(platform, id);
      const issued = await fileOfNode(platform, language, wire);
      const forged = (change: (wire: Wire) => void) => forgedOf(platform, language, wire, change);
      await page.goto(`${platform.plugin}/pt/print/${id}`);

      const letter = await forged(({ user }) => (user.name = user.name.replace(/n/i, 'm')));
      await check(page, letter);
      await expect(verdict(page, differs)).toBeVisible();
      await expect(record(page).getByRole('rowheader').first()).toHaveText('Concedido a');

      await check(
        page,
        await forged(({ content }) => (content.completed_at = '2026-11-02T15:00:00.000Z')),
      );
      await expect(verdict(page, differs)).toBeVisible();
      await expect(record(page).getByRole('rowheader').first()).toHaveText('Data de conclusão');

      await check(
        page,
        withRecord(issued, (json) => json.replace('"company": "C', '"company": "B')),
      );
      await expect(verdict(page, differs)).toBeVisible();
      await expect(record(page).getByRole('rowheader')).toHaveText('Emissor, registro anexado');

      for (const [edited, reason] of [
        [withPage(issued), 'Tem mais ou menos páginas'],
        [withPicture(issued), 'Há uma imagem ou anotação sobre o texto'],
        [withRevision(issued), 'Algo foi acrescentado depois do fim'],
      ] as const) {
        await check(page, edited);
        await expect(verdict(page, unsure)).toBeVisible();
        await expect(page.getByText(reason)).toBeVisible();
        await expect(record(page)).toHaveCount(0);
      }
    });
  }

test('what is said can be read, heard and reached at any width', async ({ page, platform }) => {
  const id = await giveOne(platform, 'typical');
  const issued = await fileOfNode(platform, 'pt', await wireOf(platform, id));
  await page.goto(`${platform.plugin}/print/${id}`);
  await check(page, issued);
  await expect(verdict(page, same)).toBeFocused();
  await expectAccessible(page);
  await check(
    page,
    withRecord(issued, (json) => json.replace('510', '5100')),
  );
  await expect(verdict(page, differs)).toBeFocused();
  await expect(record(page)).toContainText('85 horas');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Conferir outro arquivo' })).toBeFocused();
});

test('several certificates in one file are checked one by one', async ({ page, platform }) => {
  const ids = await Promise.all([giveOne(platform, 'typical'), giveOne(platform, 'longest')]);
  const [one, two] = await Promise.all(ids.map((id) => wireOf(platform, id)));
  await page.goto(`${platform.plugin}/print/${ids[0]}`);
  await check(page, await fileOfNode(platform, 'pt', one, two));
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('listitem').filter({ hasText: same })).toHaveCount(2);
  const other = { ...two, user: { name: 'Outra Pessoa' } };
  await check(page, await fileOfNode(platform, 'pt', one, other));
  await expect(page.getByRole('listitem').first()).toContainText('Não confirmado');
  const second = page.getByRole('listitem').nth(1);
  await expect(second).toContainText(differs);
  await second.locator('summary').click();
  await expect(second.getByRole('table')).toContainText('Outra Pessoa');
  await expectAccessible(page);
});

test('files of either level are confirmed, whichever is made today', async ({ page, platform }) => {
  const id = await giveOne(platform, 'typical');
  await page.goto(`${platform.plugin}/pt/print/${id}`);
  const before = await downloadIn(page, 'pt');
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, PDF_LEVEL: 'a4f-ua2' } });
  });
  await page.reload();
  const after = await downloadIn(page, 'pt');
  expect([before, after].map((file) => file.toString('latin1', 0, 8))).toEqual([
    '%PDF-1.7',
    '%PDF-2.0',
  ]);
  for (const file of [before, after]) {
    await check(page, file);
    await expect(verdict(page, same)).toBeVisible();
  }
});

test('an id that the server does not know is said so, wherever the file is checked', async ({
  page,
  platform,
}) => {
  const id = await giveOne(platform, 'typical');
  const issued = await fileOfNode(platform, 'pt', await wireOf(platform, id));
  await page.goto(`${platform.plugin}/print/nobody`);
  await check(page, issued);
  await expect(verdict(page, same)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir o registro' })).toBeVisible();
  await check(
    page,
    withRecord(issued, (json) => json.replaceAll(id, 'somebody')),
  );
  await expect(verdict(page, 'Nenhum certificado tem este ID')).toBeVisible();
});

test('a server that cannot be asked is no verdict', async ({ page, platform }) => {
  const id = await giveOne(platform, 'typical');
  const issued = await fileOfNode(platform, 'pt', await wireOf(platform, id));
  await page.goto(`${platform.plugin}/print/${id}`);
  await expect(page.getByRole('button', { name: 'Conferir um arquivo' })).toBeVisible();
  await page.route(`${platform.api}/**`, (route) => route.abort());
  const files = { name: 'a.pdf', mimeType: 'application/pdf', buffer: issued };
  await page.locator('input[type="file"]').setInputFiles(files);
  await expect(page.getByText('Não foi possível conferir agora.')).toBeVisible();
  await page.unroute(`${platform.api}/**`);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(verdict(page, same)).toBeVisible();
});

test('files that are no certificates are refused in words', async ({ page, platform }) => {
  const id = await giveOne(platform, 'typical');
  await page.goto(`${platform.plugin}/print/nobody`);
  await check(page, Buffer.from('PK not a PDF'));
  await expect(page.getByText('Ele não é um PDF.')).toBeVisible();
  await check(page, Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'));
  await expect(page.getByText('Ele não menciona nenhum certificado.')).toBeVisible();
  await page.goto(`${platform.plugin}/print/${id}`);
  await check(page, Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'));
  await expect(page.getByText('Não dá para ler o arquivo')).toBeVisible();
});
