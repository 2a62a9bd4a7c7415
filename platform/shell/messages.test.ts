import { LANGUAGES, parseLanguage, createTranslator } from './messages.ts';

test.each([
  ['pt', 'pt'],
  ['pt_BR', 'pt'],
  ['PT', 'pt'],
  ['es-419', 'es'],
  ['en-US', 'en'],
  ['fr', null],
  ['', null],
  [null, null],
])('parses the locale code %p as the language %p', (code, language) => {
  expect(parseLanguage(code)).toBe(language);
});

test('translates the navigation into each language', () => {
  const labels = LANGUAGES.map((language) => createTranslator(language)('learning'));
  expect(labels).toEqual(['Meu aprendizado', 'My learning', 'Mi aprendizaje']);
});
