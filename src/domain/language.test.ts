import { chooseLanguage, parseLanguage } from './language.ts';

describe('parseLanguage', () => {
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
  ])('parses %j as %s', (code, language) => expect(parseLanguage(code)).toBe(language));

  test.each([
    '',
    '  ',
    null,
    undefined,
    'xx',
    'de-DE',
    'ptx',
    'english',
    '419',
    '-pt',
    '__proto__',
    'pt BR',
    'pt.BR',
  ])('returns undefined for %j', (code) => expect(parseLanguage(code)).toBeUndefined());
});

describe('chooseLanguage', () => {
  test.each([
    ['the host before all others', { host: 'en', user: 'es', path: 'pt', company: 'pt' }, 'en'],
    ['the user before the path', { user: 'es', path: 'en', company: 'pt' }, 'es'],
    ['the path before the company', { path: 'en', company: 'es' }, 'en'],
    ['the company as the only source', { company: 'es' }, 'es'],
    ['Portuguese by default', {}, 'pt'],
  ] as const)('chooses %s', (_name, sources, language) =>
    expect(chooseLanguage(sources)).toBe(language),
  );

  test('skips a source with an unknown language', () =>
    expect(chooseLanguage({ user: parseLanguage('xx'), path: undefined, company: 'en' })).toBe(
      'en',
    ));
});
