import { languages } from '#model/language.ts';
import { loadCatalogue, loadedCatalogue, loadTexts, onTexts } from './catalogue.ts';

test('a language is there only once it was loaded', async () => {
  expect(loadedCatalogue('es')).toBeUndefined();
  const catalogue = await loadCatalogue('es');
  expect(loadedCatalogue('es')).toBe(catalogue);
  expect(loadedCatalogue('en')).toBeUndefined();
});

test.each([
  ['pt', 'dezembro', 'Meus certificados'],
  ['en', 'December', 'My certificates'],
  ['es', 'diciembre', 'Mis certificados'],
] as const)('%s comes with its date locale and its texts', async (language, month, title) => {
  const { dateLocale, messages } = await loadCatalogue(language);
  expect(dateLocale.localize.month(11)).toBe(month);
  expect(messages['home.title']).toEqual([{ type: 0, value: title }]);
});

test('a part comes to the languages asked for before, and with those asked for later', async () => {
  await loadCatalogue('pt');
  expect(loadedCatalogue('pt')?.messages).not.toHaveProperty(['cert.title']);
  const told = jest.fn();
  const stop = onTexts(told);
  await loadTexts('documents');
  stop();
  expect(told).toHaveBeenCalled();
  expect(loadedCatalogue('pt')?.messages).toHaveProperty(['cert.title']);
  expect((await loadCatalogue('es')).messages).toHaveProperty(['cert.title']);
});

test('a language that brings nothing new stays the same object', async () => {
  const before = await loadCatalogue('pt');
  await loadTexts('documents');
  expect(await loadCatalogue('pt')).toBe(before);
});

test('the three catalogues word the same messages, none of them empty', async () => {
  await Promise.all([loadTexts('home'), loadTexts('documents')]);
  const [pt, en, es] = await Promise.all(languages.map((language) => loadCatalogue(language)));
  const ids = Object.keys(pt?.messages ?? {}).sort();
  expect(ids.length).toBeGreaterThan(50);
  expect(Object.keys(en?.messages ?? {}).sort()).toEqual(ids);
  expect(Object.keys(es?.messages ?? {}).sort()).toEqual(ids);
  for (const catalogue of [pt, en, es]) {
    expect(Object.values(catalogue?.messages ?? {}).filter(({ length }) => length === 0)).toEqual(
      [],
    );
  }
});
