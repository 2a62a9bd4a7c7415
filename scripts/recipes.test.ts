import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  listHostFrameworks,
  readLockfile,
  parseInstallCommand,
  readHostRecipe,
} from './recipes.ts';

describe.each(listHostFrameworks())('the recipe for %s', (kind) => {
  const { files, install, start } = readHostRecipe(kind);
  const { packages } = readLockfile(kind);
  const { dependencies, devDependencies } = packages[''] ?? {};

  test('installs the packages of its lockfile, at these versions', () => {
    const requested = parseInstallCommand(install);
    expect(Object.keys(requested).sort()).toEqual(
      Object.keys({ ...dependencies, ...devDependencies }).sort(),
    );
    for (const [name, version] of Object.entries(requested)) {
      expect(`${version} of ${name}`).toMatch(/^\d/);
      expect(`${packages[`node_modules/${name}`]?.version}.`).toMatch(
        new RegExp(`^${version.replaceAll('.', '\\.')}\\.`),
      );
    }
  });

  test('sets the fields of its package.json', () => {
    const text = readFileSync(join(__dirname, `../e2e/recipes/${kind}/package.json`), 'utf8');
    const settings = JSON.parse(text) as Record<string, unknown>;
    const commands = Array.from(
      install.matchAll(/npm pkg set (\S+)=(\S+)/g),
      ([, key = '', to]) => [key, to],
    );
    expect(settings.type === 'module').toBe(commands.some(([key]) => key === 'type'));
    for (const [key = '', to] of commands) expect(settings[key]).toBe(to);
  });

  test('uses the addresses of all recipes', () => {
    const text = Object.values(files).join('') + start;
    expect(text).toContain('http://localhost:3001');
    expect(text).toContain('demo-learner');
    expect(start).toContain('5173');
  });

  test('names no registry in its lockfile', () => {
    const sources = Object.values(packages).flatMap(({ resolved }) => resolved ?? []);
    expect(sources.filter((source) => !source.startsWith('file:certificates-plugin'))).toEqual([]);
  });
});

test('parses the versions of install commands of any shape', () => {
  const text =
    'npm init -y\nnpm install a@1 @b/c@2.3.4 \\\n  d@5.1\nnpm i -D e@6 && npm pkg set x=y\nnpm i ./f-g-7.8.9.tgz';
  expect(parseInstallCommand(text)).toEqual({
    ...{ a: '1', '@b/c': '2.3.4', d: '5.1', e: '6' },
    'f-g': '7.8.9',
  });
});
