/** What is served says who made what of it, and on whose terms. */
import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from './fixtures.ts';

const readJson = async <Content>(...path: string[]) =>
  JSON.parse(await readFile(join(...path), 'utf8')) as Content;

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

/** Names with versions of the packages that webpack's accounts of a build name. */
async function bundledIn(build: string): Promise<string[]> {
  const accounts = join('dist', `${build}-stats`);
  const titles = new Set<string>();
  for (const file of await readdir(accounts)) {
    const { packages } = await readJson<{ packages: string[] }>(accounts, file);
    for (const folder of packages) {
      const { name, version } = await readJson<Manifest>(resolve(folder), 'package.json');
      titles.add(`${name} ${version}`);
    }
  }
  return [...titles];
}

/** @returns what is served of each package, by name and version */
async function termsAt(origin: string): Promise<Map<string, string>> {
  const answer = await fetch(`${origin}/THIRD-PARTY-LICENCES.txt`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  return termsIn(await answer.text());
}

/** @returns what a file of licences has of each package, by name and version */
function termsIn(text: string): Map<string, string> {
  const [, ...parts] = text.split(/^={80}\n\n(.+) \(.+\)\n\n={80}\n\n/m);
  const titles = parts.filter((_, index) => index % 2 === 0);
  return new Map(titles.map((title, index) => [title, parts[2 * index + 1] ?? '']));
}

for (const build of ['plugin', 'shell'] as const)
  test(`the ${build} comes with the terms of every package in it`, async ({ platform }) => {
    const terms = await termsAt(platform[build]);
    const bundled = await bundledIn(build);
    expect(bundled.length).toBeGreaterThan(8);
    expect([...terms.keys()]).toEqual(expect.arrayContaining(bundled));
    const tooShort = [...terms].filter(([, text]) => text.length < 300);
    expect(tooShort).toEqual([]);
  });

test('nothing that the plugin or the batch depends on is missing there', async ({
  platform,
}, testInfo) => {
  const { dependencies } = await readJson<Manifest>('package.json');
  const folder = testInfo.outputPath('batch');
  execFileSync(process.execPath, ['scripts/batch.mjs', '--build', folder]);
  const ofBatch = termsIn(await readFile(join(folder, 'THIRD-PARTY-LICENCES.txt'), 'utf8'));
  const titles = [...(await termsAt(platform.plugin)).keys(), ...ofBatch.keys()];
  const names = titles.map((title) => title.slice(0, title.lastIndexOf(' ')));
  // Passes on what react-router has, and has nothing itself.
  const { 'react-router-dom': _empty, ...others } = dependencies;
  expect(names).toEqual(expect.arrayContaining(Object.keys(others)));
});

for (const [build, folder, families] of [
  ['plugin', 'assets/', ['CormorantGaramond', 'EBGaramond', 'Inter']],
  ['shell', '', ['Inter']],
] as const)
  test(`the ${build} comes with the licences of its fonts beside them`, async ({ platform }) => {
    const files = await readdir(join('dist', build, folder));
    expect(files.some((file) => file.endsWith('.woff2'))).toBe(true);
    const licences = families.map((family) => `OFL-${family}.txt`);
    expect(files.filter((file) => file.startsWith('OFL-')).sort()).toEqual(licences);
    for (const file of licences) {
      const answer = await fetch(`${platform[build]}/${folder}${file}`);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(await answer.text()).toContain('SIL OPEN FONT LICENSE');
    }
  });
