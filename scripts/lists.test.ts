import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCustomTextsPropertyName, layoutNames } from '../src/domain/template/template.ts';
import { languages } from '../src/domain/language.ts';
import { routes } from '../src/app/routes/routes.ts';
import { openapi } from '../src/testing/openapi.ts';
import { flagNames } from '../src/data/flags/flags.ts';
import { flagNames as platformFlagNames } from '../platform/data/seed/seedCompany.ts';

/** Tests that lists are equal to their copies in files that cannot import the original. */

const loadFile = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8');
const listWords = (text: string | undefined) => [...new Set(text?.match(/\w+/g))].sort();

test.each([
  ['sign-in links of a frame', 'src/entries/embed.ts', /screen = \/\^\(\\\/\(\?:([\w|]+)\)/],
])('%s know each language', (_what, file, list) => {
  const [, found] = list.exec(loadFile(file)) ?? [];
  expect(listWords(found)).toEqual([...languages].sort());
});

test('the platform takes the texts of each language', () => {
  const wire = loadFile('platform/servers/missions/templateSchema.ts');
  for (const key of languages.map(getCustomTextsPropertyName)) expect(wire).toContain(key);
});

test('contract/openapi.json has each layout', () => {
  expect(openapi.components.schemas.LayoutName?.enum).toEqual(layoutNames);
});

test('each toggle is told of, and the platform has it', () => {
  expect([...platformFlagNames].sort()).toEqual([...flagNames].sort());
  for (const name of flagNames) {
    expect(loadFile('docs/flags.md')).toContain(`\`${name}\``);
    expect(loadFile('docs/behaviour.md')).toContain(name);
  }
});

test('docs/behaviour.md has each route, and who may open it', () => {
  const rows = loadFile('docs/behaviour.md').matchAll(/^\| `(\/[^`?]*)` +\|([^|]*)\| (yes|no) /gm);
  const documented = Array.from(rows, ([, path = '', screen = '', isPublic]) => ({
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    isPublic: isPublic === 'yes',
    isAdmin: screen.includes('administrators only'),
  }));
  const expected = routes
    .filter(({ path }) => path !== '/signin')
    .map((route) => ({
      path: route.path,
      isPublic: route.public === true,
      isAdmin: route.admin === true && !route.redirect,
    }));
  expect(documented).toEqual(expect.arrayContaining(expected));
  expect(documented).toHaveLength(expected.length);
});
