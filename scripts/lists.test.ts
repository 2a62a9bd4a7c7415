import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areasKeyOf, layoutNames } from '../src/model/template/template.ts';
import { languages } from '../src/model/language.ts';
import { routes } from '../src/app/screens/routes.ts';
import { flagNames } from '../platform/data/seed/seedCompany.ts';

/** What is listed again where the product's own list cannot be read. */

const read = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8');
const wordsIn = (text: string | undefined) => [...new Set(text?.match(/\w+/g))].sort();

test.each([
  ['the addresses of screens', 'deploy/pages.mjs', /pagePaths = `\(\?:\/\(\?:([\w|]+)\)/],
  ['the same for nginx', 'deploy/nginx/site.conf', /location ~\* "\^\(\?:\/\(\?:([\w|]+)\)/],
  ['what nginx logs of a sign-in link', 'deploy/nginx/maps.conf', /signin>\(\?:\/\(\?:([\w|]+)\)/],
  ['addresses that are no files', 'platform/serveStatic.ts', /SIGN_IN = .*?\(\?:\(\?:([\w|]+)\)/],
  ['sign-in links of a frame', 'src/entries/embed.ts', /screen = \/\^\(\\\/\(\?:([\w|]+)\)/],
  ['catalogues beside English', 'scripts/catalogues.mjs', /(TRANSLATED = \[[^\]]*\])/],
])('%s know each language', (_what, file, list) => {
  const [, found] = list.exec(read(file)) ?? [];
  const named = wordsIn(found?.replace('TRANSLATED', 'en'));
  expect(named).toEqual([...languages].sort());
});

test('the platform takes the texts of each language', () => {
  const wire = read('platform/servers/missions/templateWire.ts');
  for (const key of languages.map(areasKeyOf)) expect(wire).toContain(key);
});

test('each layout may be stored', () => {
  const contract = read('contract/openapi.json').replaceAll(/\s+/g, '');
  const [, form = ''] =
    /\/(\^Layout[^/]*)\//.exec(read('platform/servers/missions/templateWire.ts')) ?? [];
  for (const name of layoutNames) {
    // What is read and what is sent.
    expect(contract.split(`"${name}"`)).toHaveLength(3);
    expect(name).toMatch(new RegExp(form));
  }
});

test('each toggle is told of, and the platform has it', () => {
  const source = read('src/api/flags/flags.ts');
  const [, union = ''] = /type FlagName =([^;]+);/.exec(source) ?? [];
  const names = Array.from(union.matchAll(/'([^']+)'/g), ([, name = '']) => name);
  expect(names.length).toBeGreaterThan(0);
  expect([...flagNames].sort()).toEqual(names.toSorted());
  for (const name of names) {
    expect(read('docs/flags.md')).toContain(`\`${name}\``);
    expect(read('docs/behaviour.md')).toContain(name);
  }
});

test('docs/behaviour.md has each route', () => {
  const told = Array.from(
    read('docs/behaviour.md').matchAll(/^\| `(\/[^`?]*)`/gm),
    ([, path]) => path,
  );
  const paths = routes.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'));
  expect(paths.filter((path) => path !== '/signin' && !told.includes(path))).toEqual([]);
});
