import { LANGUAGES, languageOf, translator } from './messages.ts';

test.each([
  ['pt', 'pt'],
  ['pt_BR', 'pt'],
  ['PT', 'pt'],
  ['es-419', 'es'],
  ['en-US', 'en'],
  ['fr', null],
  ['', null],
  [null, null],
])('the locale code %p is the language %p', (code, language) => {
  expect(languageOf(code)).toBe(language);
});

test('the places have their names in each language', () => {
  const names = LANGUAGES.map((language) => translator(language)('learning'));
  expect(names).toEqual(['Meu aprendizado', 'My learning', 'Mi aprendizaje']);
});
