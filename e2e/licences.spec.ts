/** Tests that the served files include the licences of every bundled package and font. */
import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from './fixtures.ts';

const loadJson = async <Content>(...path: string[]) =>
  JSON.parse(await readFile(join(...path), 'utf8')) as Content;

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

/** Lists names and versions of the packages in webpack's statistics of a build. */
async function listBundledPackages(build: string): Promise<string[]> {
  const statsFolder = join('dist', `${build}-stats`);
  const titles = new Set<string>();
  for (const file of await readdir(statsFolder)) {
    const { packages } = await loadJson<{ packages: string[] }>(statsFolder, file);
    for (const folder of packages) {
      const { name, version } = await loadJson<Manifest>(resolve(folder), 'package.json');
      titles.add(`${name} ${version}`);
    }
  }
  return [...titles];
}

/** Fetches the licence texts that an origin serves, by name and version of the package. */
async function fetchLicences(origin: string): Promise<Map<string, string>> {
  const response = await fetch(`${origin}/THIRD-PARTY-LICENCES.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  return parseLicences(await response.text());
}

/** Parses a licence file into texts by name and version of the package. */
function parseLicences(text: string): Map<string, string> {
  const [, ...parts] = text.split(/^={80}\n\n(.+) \(.+\)\n\n={80}\n\n/m);
  const titles = parts.filter((_, index) => index % 2 === 0);
  return new Map(titles.map((title, index) => [title, parts[2 * index + 1] ?? '']));
}

for (const build of ['plugin', 'shell'] as const)
  test(`serves the licence of every package in the ${build}`, async ({ platform }) => {
    const licences = await fetchLicences(platform[build]);
    const bundled = await listBundledPackages(build);
    expect(bundled.length).toBeGreaterThan(8);
    expect([...licences.keys()]).toEqual(expect.arrayContaining(bundled));
    const tooShort = [...licences].filter(([, text]) => text.length < 300);
    expect(tooShort).toEqual([]);
  });

test('lists the licence of every dependency of the plugin and the batch', async ({
  platform,
}, testInfo) => {
  const { dependencies } = await loadJson<Manifest>('package.json');
  const folder = testInfo.outputPath('batch');
  execFileSync(process.execPath, ['scripts/batch.mjs', '--build', folder]);
  const batchLicences = parseLicences(
    await readFile(join(folder, 'THIRD-PARTY-LICENCES.txt'), 'utf8'),
  );
  const titles = [...(await fetchLicences(platform.plugin)).keys(), ...batchLicences.keys()];
  const names = titles.map((title) => title.slice(0, title.lastIndexOf(' ')));
  // Only re-exports react-router.
  const { 'react-router-dom': _reexport, ...licensed } = dependencies;
  expect(names).toEqual(expect.arrayContaining(Object.keys(licensed)));
});

for (const [build, folder, families] of [
  ['plugin', 'assets/', ['CormorantGaramond', 'EBGaramond', 'Inter', 'Noto']],
  ['shell', '', ['Inter']],
] as const)
  test(`serves the font licences of the ${build} next to the fonts`, async ({ platform }) => {
    const files = await readdir(join('dist', build, folder));
    expect(files.some((file) => file.endsWith('.woff2'))).toBe(true);
    const licences = families.map((family) => `OFL-${family}.txt`);
    expect(files.filter((file) => file.startsWith('OFL-')).sort()).toEqual(licences);
    for (const file of licences) {
      const response = await fetch(`${platform[build]}/${folder}${file}`);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(await response.text()).toContain('SIL OPEN FONT LICENSE');
    }
  });
