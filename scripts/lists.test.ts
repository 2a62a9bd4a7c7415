import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCustomTextsPropertyName, layoutNames } from '../src/domain/template/template.ts';
import { languages, languageTags } from '../src/domain/language.ts';
import { routes } from '../src/app/routes/routes.ts';
import { openapi } from '../src/testing/openapi.ts';
import { createByLanguage } from '../platform/data/schema.ts';

/** Tests that lists are equal to their copies in files that cannot import the original. */

const loadFile = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8');

test('contract, platform and docs/behaviour.md have each language', () => {
  const keys = languages.map(getCustomTextsPropertyName);
  const { custom_fields } = openapi.components.schemas.TemplateBody?.properties ?? {};
  expect(Object.keys(custom_fields?.properties ?? {})).toEqual(keys);
  expect(Object.keys(createByLanguage(() => ''))).toEqual(keys);
  const rows = Array.from(
    loadFile('docs/behaviour.md').matchAll(/^\|[^|]+\| `(\w\w-\w\w)` \| `(\w+)`/gm),
    ([, tag, key]) => ({ tag, key }),
  );
  const expected = languages.map((language) => ({
    tag: languageTags[language],
    key: getCustomTextsPropertyName(language),
  }));
  expect(rows).toEqual(expected);
});

test('contract/openapi.json has each layout', () => {
  expect(openapi.components.schemas.LayoutName?.enum).toEqual(layoutNames);
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
