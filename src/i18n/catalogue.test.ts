import { languages } from '#model/language.ts';
import { loadCatalogue, loadedCatalogue } from './catalogue.ts';

test('a language is there only once it was loaded', async () => {
  expect(loadedCatalogue('es')).toBeUndefined();
  const catalogue = await loadCatalogue('es');
  expect(loadedCatalogue('es')).toBe(catalogue);
  expect(loadedCatalogue('en')).toBeUndefined();
});

test.each([
  ['pt', 'pt-BR', 'Meus certificados'],
  ['en', 'en-US', 'My certificates'],
  ['es', 'es', 'Mis certificados'],
] as const)('%s comes with its date locale and its texts', async (language, code, title) => {
  const { dateLocale, messages } = await loadCatalogue(language);
  expect(dateLocale.code).toBe(code);
  expect(messages['home.title']).toEqual([{ type: 0, value: title }]);
});

test('the three catalogues word the same messages, none of them empty', async () => {
  const [pt, en, es] = await Promise.all(languages.map(loadCatalogue));
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
