import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds, lockOf, packagesOf, recipeOf } from './recipes.ts';

describe.each(kinds())('the recipe for %s', (kind) => {
  const { files, install, start } = recipeOf(kind);
  const { packages } = lockOf(kind);
  const { dependencies, devDependencies } = packages[''] ?? {};

  test('installs what stands in its lockfile, at these versions', () => {
    const asked = packagesOf(install);
    expect(Object.keys(asked).sort()).toEqual(
      Object.keys({ ...dependencies, ...devDependencies }).sort(),
    );
    for (const [name, version] of Object.entries(asked)) {
      expect(`${version} of ${name}`).toMatch(/^\d/);
      expect(`${packages[`node_modules/${name}`]?.version}.`).toMatch(
        new RegExp(`^${version.replaceAll('.', '\\.')}\\.`),
      );
    }
  });

  test('sets what stands in its package.json', () => {
    const text = readFileSync(join(__dirname, `../e2e/recipes/${kind}/package.json`), 'utf8');
    const settings = JSON.parse(text) as Record<string, unknown>;
    const said = Array.from(install.matchAll(/npm pkg set (\S+)=(\S+)/g), ([, key = '', to]) => [
      key,
      to,
    ]);
    expect(settings.type === 'module').toBe(said.some(([key]) => key === 'type'));
    for (const [key = '', to] of said) expect(settings[key]).toBe(to);
  });

  test('says where plugin and host are as all of them do', () => {
    const text = Object.values(files).join('') + start;
    expect(text).toContain('http://localhost:3001');
    expect(text).toContain('demo-learner');
    expect(start).toContain('5173');
  });

  test('names no registry in its lockfile', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
  });
});

test('the versions of a command are read whatever its shape', () => {
  const text =
    'npm init -y\nnpm install a@1 @b/c@2.3.4 \\\n  d@5.1\nnpm i -D e@6 && npm pkg set x=y\n';
  expect(packagesOf(text)).toEqual({ a: '1', '@b/c': '2.3.4', d: '5.1', e: '6' });
});
