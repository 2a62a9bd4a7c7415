import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { createBuildStatsPlugin, fontLicencesPlugin } from '../webpack/plugins.ts';
import { createLicenceText } from './licences.ts';

const ROOT = resolve(__dirname, '..');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'licences-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

const manifest = (name: string, more: object = {}): string =>
  JSON.stringify({ name, version: '1.0.0', license: 'MIT', sideEffects: false, ...more });

/** Builds `main.js`. @returns the names of the built files and the licence problems */
async function built(plugin: WebpackPluginInstance) {
  const compiler = webpack({
    context: folder,
    entry: './main.js',
    mode: 'production',
    module: { rules: [{ test: /\.(?:png|woff2)$/, type: 'asset/resource' }] },
    output: { path: join(folder, 'dist'), assetModuleFilename: 'assets/[name][ext]' },
    optimization: { minimize: false },
    plugins: [plugin],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const { assets = [], errors = [] } =
    stats?.toJson({ all: false, assets: true, errors: true }) ?? {};
  return {
    assets: assets.map(({ name }) => name).sort(),
    problems: errors.map(({ message }) => message),
  };
}

/** Lists the bundled packages. @returns the packages in webpack's statistics of the build */
async function packagesBundled(): Promise<string[]> {
  const { problems } = await built(createBuildStatsPlugin(join(folder, 'account.json')));
  expect(problems).toEqual([]);
  const account = await readFile(join(folder, 'account.json'), 'utf8');
  const { packages } = JSON.parse(account) as { packages: string[] };
  return packages.map((path) => relative(folder, resolve(ROOT, path)));
}

test('a package counts when a file of the build comes from it, joined with others, in a package or later', async () => {
  await write({
    'main.js': `
      import { joined } from 'joined';
      import { unused } from 'unused';
      import common from 'common';
      import picture from '@scope/pictures/picture.png';
      console.log(joined, common, picture, import('later'));`,
    'node_modules/joined/package.json': manifest('joined'),
    'node_modules/joined/index.js': `export { inner as joined } from 'inner';`,
    'node_modules/joined/node_modules/inner/package.json': manifest('inner'),
    'node_modules/joined/node_modules/inner/lib/index.js': 'export const inner = Math.random();',
    'node_modules/joined/node_modules/inner/index.js': `export * from './lib/index.js';`,
    'node_modules/unused/package.json': manifest('unused'),
    'node_modules/unused/index.js': 'export const unused = 1;',
    'node_modules/common/package.json': manifest('common'),
    'node_modules/common/index.js': 'module.exports = Math.random();',
    'node_modules/later/package.json': manifest('later'),
    'node_modules/later/index.js': 'export const later = Math.random();',
    'node_modules/@scope/pictures/package.json': manifest('@scope/pictures'),
    'node_modules/@scope/pictures/picture.png': 'PNG',
  });
  await expect(packagesBundled()).resolves.toEqual([
    'node_modules/@scope/pictures',
    'node_modules/common',
    'node_modules/joined/node_modules/inner',
    'node_modules/later',
  ]);
});

test('the licences of fonts are sent beside them, and no font without one', async () => {
  await write({
    'main.js': `import font from './fonts/a.woff2'; console.log(font);`,
    'fonts/a.woff2': 'wOF2',
  });
  const without = await built(fontLicencesPlugin);
  expect(without.problems).toEqual([`Fonts without an OFL-….txt: ${join(folder, 'fonts')}`]);
  await write({ 'fonts/OFL-A.txt': 'Terms of A', 'fonts/OFL-B.txt': 'Terms of B' });
  await expect(built(fontLicencesPlugin)).resolves.toEqual({
    assets: ['assets/OFL-A.txt', 'assets/OFL-B.txt', 'assets/a.woff2', 'main.js'],
    problems: [],
  });
});

const textOf = (...names: string[]): string =>
  createLicenceText(names.map((name) => relative(ROOT, join(folder, name))));

test('each package stands there once with its licence and its notice', async () => {
  await write({
    'zebra/package.json': manifest('zebra', { license: 'Apache-2.0' }),
    'zebra/LICENSE.md': 'Terms of the zebra',
    'zebra/NOTICE': 'The zebra was made by a horse',
    'zebra/index.js': 'License: no',
    'ape/package.json': manifest('ape'),
    'ape/licence': 'Terms of the ape',
    'elsewhere/ape/package.json': manifest('ape'),
    'elsewhere/ape/licence': 'Terms of the ape',
  });
  const line = '='.repeat(80);
  expect(textOf('zebra', 'ape', 'elsewhere/ape')).toBe(
    `${line}\n\nape 1.0.0 (MIT)\n\n${line}\n\nTerms of the ape\n\n\n` +
      `${line}\n\nzebra 1.0.0 (Apache-2.0)\n\n${line}\n\nTerms of the zebra\n\nThe zebra was made by a horse\n`,
  );
});

test('a package without a text, or with terms that are not allowed, ends the build by its name', async () => {
  await write({
    'silent/package.json': manifest('silent'),
    'empty/package.json': manifest('empty'),
    'empty/LICENSE': '\n',
    'strict/package.json': manifest('strict', { license: 'GPL-3.0-only' }),
    'strict/COPYING': 'Share alike',
    'unknown/package.json': manifest('unknown', { license: undefined }),
    'unknown/LICENSE': 'Do as you like',
  });
  expect(() => textOf('silent', 'empty', 'strict', 'unknown')).toThrow(
    [
      'empty 1.0.0: brings no text of its licence.',
      'silent 1.0.0: brings no text of its licence.',
      'strict 1.0.0: GPL-3.0-only is not a licence that we allow.',
      'unknown 1.0.0: undefined is not a licence that we allow.',
    ].join('\n'),
  );
});
