import type { Page } from '@playwright/test';
import {
  type Company,
  expect,
  openScreenAs,
  type TestPlatform,
  storeTemplate,
  test,
} from './fixtures.ts';

const getLayoutRadio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const getDraftNotice = (page: Page) => page.getByText(/^Há um rascunho/);
const getResumeButton = (page: Page) => page.getByRole('button', { name: 'Retomar rascunho' });
const getDiscardButton = (page: Page) => page.getByRole('button', { name: 'Descartar' });

const chooseLayout = async (page: Page, name: string) => {
  await getLayoutRadio(page, name).focus();
  await page.keyboard.press('Space');
  await expect(getLayoutRadio(page, name)).toBeChecked();
};

/** Opens the template editor in a new tab. All tabs share one session and one storage. */
async function openEditor(page: Page, platform: TestPlatform, company: Company, id: string) {
  await openScreenAs(page, platform, company.admin, `/editor/${id}`);
  await expect(getLayoutRadio(page, 'Clássico')).toBeVisible();
}

/** Adds entries to the stored template drafts, then returns all drafts by key. */
const getDrafts = (page: Page, addedEntries: Record<string, unknown> = {}) =>
  page.evaluate(
    (entriesToAdd) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const request = indexedDB.open('certs-drafts', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('drafts');
        request.onerror = () => reject(new Error('no drafts'));
        request.onsuccess = () => {
          const { result } = request;
          const store = result.transaction('drafts', 'readwrite').objectStore('drafts');
          for (const [key, value] of Object.entries(entriesToAdd)) store.put(value, key);
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
    addedEntries,
  );
const countDrafts = async (page: Page) => Object.keys(await getDrafts(page)).length;

test('keeps the draft of a tab from being offered, overwritten or removed by another tab', async ({
  page,
  context,
  platform,
}) => {
  const company = await platform.createCompany();
  const id = await storeTemplate(platform, company, {});
  await openEditor(page, platform, company, id);
  await chooseLayout(page, 'Mosaico');
  await expect.poll(() => countDrafts(page)).toBe(1);

  const otherTab = await context.newPage();
  await openEditor(otherTab, platform, company, id);
  await chooseLayout(otherTab, 'Noturno');
  await expect.poll(() => countDrafts(otherTab)).toBe(2);
  await expect(getDraftNotice(otherTab)).toBeHidden();
  await otherTab.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(otherTab.getByText(/^Salvo às/)).toBeVisible();
  await expect.poll(() => countDrafts(otherTab)).toBe(1);

  // Closes without any event in the page.
  await page.close({ runBeforeUnload: false });
  await otherTab.reload();
  const [abandonedKey = ''] = Object.keys(await getDrafts(otherTab));
  await getResumeButton(otherTab).click();
  await expect(getLayoutRadio(otherTab, 'Mosaico')).toBeChecked();
  await expect.poll(async () => Object.keys(await getDrafts(otherTab))).not.toContain(abandonedKey);
  expect(await countDrafts(otherTab)).toBe(1);
  await otherTab.close({ runBeforeUnload: false });

  const lastTab = await context.newPage();
  await openEditor(lastTab, platform, company, id);
  await getDiscardButton(lastTab).click();
  await expect.poll(() => countDrafts(lastTab)).toBe(0);
});

test('offers the newest abandoned draft, including one of an earlier version @full', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const id = await storeTemplate(platform, company, {});
  await openEditor(page, platform, company, id);
  await chooseLayout(page, 'Mosaico');
  await expect.poll(() => countDrafts(page)).toBe(1);
  const [[key, draft] = ['', {}]] = Object.entries(await getDrafts(page));
  const owner = key.slice(0, key.indexOf('/@'));
  expect(owner).toBe(`${company.company_id}/${company.admin.id}/${id}`);
  const { template } = draft as { template: object };
  const createDraft = (name: string, at: number) => ({
    ...(draft as object),
    template: { ...template, name },
    at,
  });
  const now = Date.now();
  await getDrafts(page, {
    [owner]: createDraft('Antigo', now + 2e6),
    [`${owner}/@${now}-a`]: createDraft('B', now),
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await getResumeButton(page).click();
  await expect(page.getByRole('button', { name: /^Antigo/ })).toBeVisible();
  await expect.poll(async () => Object.keys(await getDrafts(page))).not.toContain(owner);
  expect(await countDrafts(page)).toBe(3);
});

test('removes damaged drafts and reports them @full', async ({ page, platform }) => {
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
  const entries = damaged.map((value, index) => [`${owner}/@${Date.now()}-${index}`, value]);
  await getDrafts(page, Object.fromEntries(entries) as Record<string, unknown>);
  await page.reload();
  await expect(
    page.getByText(/^Um rascunho guardado neste navegador não pôde ser lido/),
  ).toBeVisible();
  await expect.poll(() => countDrafts(page)).toBe(0);
  await expect(getLayoutRadio(page, 'Clássico')).toBeVisible();
  await page.reload();
  await expect(getLayoutRadio(page, 'Clássico')).toBeVisible();
  await expect(page.getByText(/não pôde ser lido/)).toBeHidden();
});
