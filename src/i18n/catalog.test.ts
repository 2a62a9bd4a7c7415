import { languages } from '#domain/language.ts';
import {
  loadCatalog,
  getLoadedCatalog,
  loadAdditionalMessages,
  loadLearnerCatalog,
  onCatalogChange,
} from './catalog.ts';

test('getLoadedCatalog returns a catalog only after it was loaded', async () => {
  expect(getLoadedCatalog('es')).toBeUndefined();
  const catalog = await loadCatalog('es');
  expect(getLoadedCatalog('es')).toBe(catalog);
  expect(getLoadedCatalog('en')).toBeUndefined();
});

test.each([
  ['pt', 'dezembro', 'Meus certificados'],
  ['en', 'December', 'My certificates'],
  ['es', 'diciembre', 'Mis certificados'],
] as const)('loadCatalog loads messages and date locale of %s', async (language, month, title) => {
  const { dateLocale, messages } = await loadCatalog(language);
  expect(dateLocale.locale.localize.month(11)).toBe(month);
  expect(messages['home.title']).toEqual([{ type: 0, value: title }]);
});

test('loadAdditionalMessages extends the catalogs of languages requested before and later', async () => {
  await loadCatalog('pt');
  expect(getLoadedCatalog('pt')?.messages).not.toHaveProperty(['templates.new']);
  const listener = jest.fn();
  const stop = onCatalogChange(listener);
  await loadAdditionalMessages('admin');
  stop();
  expect(listener).toHaveBeenCalled();
  expect(getLoadedCatalog('pt')?.messages).toHaveProperty(['templates.new']);
  expect((await loadCatalog('es')).messages).toHaveProperty(['templates.new']);
});

test('loadCatalog returns the same object if no message is new', async () => {
  const previous = await loadCatalog('pt');
  await loadAdditionalMessages('admin');
  expect(await loadCatalog('pt')).toBe(previous);
});

test('all catalogs have the same messages and no empty ones', async () => {
  await Promise.all([loadAdditionalMessages('admin'), loadAdditionalMessages('fileCheck')]);
  const [pt, en, es] = await Promise.all(languages.map((language) => loadCatalog(language)));
  const ids = Object.keys(pt?.messages ?? {}).sort();
  expect(ids.length).toBeGreaterThan(50);
  expect(Object.keys(en?.messages ?? {}).sort()).toEqual(ids);
  expect(Object.keys(es?.messages ?? {}).sort()).toEqual(ids);
  for (const catalog of [pt, en, es]) {
    expect(Object.values(catalog?.messages ?? {}).filter(({ length }) => length === 0)).toEqual([]);
  }
});

test('loadLearnerCatalog loads no additional messages', async () => {
  await loadAdditionalMessages('admin');
  expect((await loadLearnerCatalog('en')).messages).not.toHaveProperty(['templates.new']);
});
