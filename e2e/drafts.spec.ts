import type { Page } from '@playwright/test';
import { type Company, expect, openAs, type Running, storeTemplate, test } from './fixtures.ts';

const layout = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const offer = (page: Page) => page.getByText(/^Há um rascunho/);
const resume = (page: Page) => page.getByRole('button', { name: 'Retomar rascunho' });
const discard = (page: Page) => page.getByRole('button', { name: 'Descartar' });

const choose = async (page: Page, name: string) => {
  await layout(page, name).focus();
  await page.keyboard.press('Space');
  await expect(layout(page, name)).toBeChecked();
};

/** In a tab of its own; one session and one storage for all of them. */
async function openEditor(page: Page, platform: Running, company: Company, id: string) {
  await openAs(page, platform, company.admin, `/editor/${id}`);
  await expect(layout(page, 'Clássico')).toBeVisible();
}

/** What the browser keeps, by key; first puts something there. */
const drafts = (page: Page, put: Record<string, unknown> = {}) =>
  page.evaluate(
    (added) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const opening = indexedDB.open('certs-drafts', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
        opening.onerror = () => reject(new Error('no drafts'));
        opening.onsuccess = () => {
          const { result } = opening;
          const store = result.transaction('drafts', 'readwrite').objectStore('drafts');
          for (const [key, value] of Object.entries(added)) store.put(value, key);
          const [keys, values] = [store.getAllKeys(), store.getAll()];
          values.onsuccess = () => {
            result.close();
            resolve(
              Object.fromEntries<unknown>(
                keys.result.map((key, index) => [key as string, values.result[index]]),
              ),
            );
          };
        };
      }),
    put,
  );
const countOf = async (page: Page) => Object.keys(await drafts(page)).length;

test('a draft is its tab’s: another one neither is offered it, nor saves over it, nor removes it', async ({
  page,
  context,
  platform,
}) => {
  const company = await platform.createCompany();
  const id = await storeTemplate(platform, company, {});
  await openEditor(page, platform, company, id);
  await choose(page, 'Mosaico');
  await expect.poll(() => countOf(page)).toBe(1);

  const other = await context.newPage();
  await openEditor(other, platform, company, id);
  await choose(other, 'Noturno');
  await expect.poll(() => countOf(other)).toBe(2);
  await expect(offer(other)).toBeHidden();
  await other.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(other.getByText(/^Salvo às/)).toBeVisible();
  await expect.poll(() => countOf(other)).toBe(1);

  // It ends without a word to anybody.
  await page.close({ runBeforeUnload: false });
  await other.reload();
  const [left = ''] = Object.keys(await drafts(other));
  await resume(other).click();
  await expect(layout(other, 'Mosaico')).toBeChecked();
  await expect.poll(async () => Object.keys(await drafts(other))).not.toContain(left);
  expect(await countOf(other)).toBe(1);
  await other.close({ runBeforeUnload: false });

  const last = await context.newPage();
  await openEditor(last, platform, company, id);
  await discard(last).click();
  await expect.poll(() => countOf(last)).toBe(0);
});

test('of several that were left the newest is offered, one of an earlier plugin too', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const id = await storeTemplate(platform, company, {});
  await openEditor(page, platform, company, id);
  await choose(page, 'Mosaico');
  await expect.poll(() => countOf(page)).toBe(1);
  const [[key, draft] = ['', {}]] = Object.entries(await drafts(page));
  const owner = key.slice(0, key.indexOf('/@'));
  expect(owner).toBe(`${company.company_id}/${company.admin.id}/${id}`);
  const { template } = draft as { template: object };
  const left = (name: string, at: number) => ({
    ...(draft as object),
    template: { ...template, name },
    at,
  });
  const now = Date.now();
  await drafts(page, {
    [owner]: left('Antigo', now + 2e6),
    [`${owner}/@${now}-a`]: left('B', now),
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await resume(page).click();
  await expect(page.getByRole('button', { name: /^Antigo/ })).toBeVisible();
  await expect.poll(async () => Object.keys(await drafts(page))).not.toContain(owner);
  expect(await countOf(page)).toBe(3);
});

test('damaged drafts are put aside, and the editor says so', async ({ page, platform }) => {
  const company = await platform.createCompany();
  const id = await storeTemplate(platform, company, {});
  await openEditor(page, platform, company, id);
  const owner = `${company.company_id}/${company.admin.id}/${id}`;
  const damaged = [
    null,
    'no JSON',
    7,
    [],
    {},
    { version: 1, at: NaN },
    { version: 1, template: null },
  ];
  const put = damaged.map((value, index) => [`${owner}/@${Date.now()}-${index}`, value]);
  await drafts(page, Object.fromEntries(put) as Record<string, unknown>);
  await page.reload();
  await expect(
    page.getByText(/^Um rascunho guardado neste navegador não pôde ser lido/),
  ).toBeVisible();
  await expect.poll(() => countOf(page)).toBe(0);
  await expect(layout(page, 'Clássico')).toBeVisible();
  await page.reload();
  await expect(layout(page, 'Clássico')).toBeVisible();
  await expect(page.getByText(/não pôde ser lido/)).toBeHidden();
});
