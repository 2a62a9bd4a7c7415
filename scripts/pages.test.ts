import { splitLanguagePrefix } from '#app/localePath.ts';
import { matchRoute, routes } from '#app/routes/routes.ts';
import { languages } from '#domain/language.ts';
import { createPluginSite, shellPagePattern } from '../platform/sites.ts';

const origins = { shell: 'http://a.example', plugin: 'http://b.example', api: 'http://c.example' };
const { pages } = createPluginSite('', origins, []);
const isServed = (path: string) => pages?.test(path) === true;

const longest = 'x'.repeat(64);
const screens = routes.flatMap(({ path }) =>
  ['a-1_B', longest].map((id) => path.replace(':id', id).replace(':token', `${id}.b/c%20d.js`)),
);
const addresses = ['', ...languages.map((language) => `/${language}`)].flatMap((prefix) =>
  [...new Set(screens)].flatMap((path) => [prefix + path, `${prefix}${path}/`]),
);

test.each(addresses)('%s is served as a screen', (path) => {
  expect(isServed(path)).toBe(true);
});

test.each(['/certificates', '/administration', '/playground'])(
  'the shell serves every screen below %s',
  (base) => {
    for (const path of addresses) expect(shellPagePattern.test(base + path)).toBe(true);
  },
);

test.each([
  ...['/', '/enter', '/enter/a.b', '/learning', '/embedded', '/print-certificate'],
  ...['/playground', '/playground/window'],
])('%s is one of the shell’s own', (path) => expect(shellPagePattern.test(path)).toBe(true));

describe('no screen', () => {
  test.each([
    '/nowhere',
    '/xx/templates',
    '/ptx',
    '/pttemplates',
    '/en/en/templates',
    '/templates/a/b',
    '/templates/a b',
    `/preview/${longest}x`,
    '/preview/a.b',
    '/error/1',
    '/signins',
  ])('is served at %s, and the plugin knows none', (path) => {
    expect(isServed(path)).toBe(false);
    const inside = splitLanguagePrefix(path, 'prefix_and_default').path;
    expect(matchRoute(inside).kind).not.toBe('found');
    expect(shellPagePattern.test(`/certificates${path}`)).toBe(false);
  });

  test.each(['/nowhere', '/learning/1', '/certificatesx', '/print-certificate/1'])(
    'is served by the shell at %s',
    (path) => expect(shellPagePattern.test(path)).toBe(false),
  );
});
