import { chooseLanguage, languageOf, languages, languageTags } from './language.ts';

describe('a locale code is trimmed to its en/es/pt prefix', () => {
  test.each([
    ['pt', 'pt'],
    ['pt-BR', 'pt'],
    ['pt_BR', 'pt'],
    ['PT', 'pt'],
    ['pt-PT', 'pt'],
    ['en', 'en'],
    ['en-US', 'en'],
    ['en_GB', 'en'],
    ['EN-us', 'en'],
    ['es', 'es'],
    ['es-ES', 'es'],
    ['es-419', 'es'],
    ['es_MX', 'es'],
    [' es-ES ', 'es'],
    ['pt ', 'pt'],
  ])('%j is %s', (code, language) => expect(languageOf(code)).toBe(language));

  test.each([
    '',
    '  ',
    null,
    undefined,
    'fr',
    'de-DE',
    'ptx',
    'english',
    '419',
    '-pt',
    '__proto__',
    'pt BR',
    'pt.BR',
  ])('%j names none of them', (code) => expect(languageOf(code)).toBeUndefined());
});

describe('the locale is chosen in the order user, path, company', () => {
  test.each([
    ['the host before everything', { host: 'en', user: 'es', path: 'pt', company: 'pt' }, 'en'],
    ['the user before the path', { user: 'es', path: 'en', company: 'pt' }, 'es'],
    ['the path before the company', { path: 'en', company: 'es' }, 'en'],
    ['the company when nobody else asks', { company: 'es' }, 'es'],
    ['Portuguese by default', {}, 'pt'],
  ] as const)('%s', (_name, sources, language) => expect(chooseLanguage(sources)).toBe(language));

  test('a source that names no known language is passed over', () =>
    expect(chooseLanguage({ user: languageOf('fr'), path: undefined, company: 'en' })).toBe('en'));
});

test('the languages are pt (pt-BR), en (en-US) and es (es-ES)', () =>
  expect(languages.map((language) => languageTags[language])).toEqual(['pt-BR', 'en-US', 'es-ES']));
