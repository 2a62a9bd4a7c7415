/** Tests that `npm run build -- --maps` leaves the deployed files unchanged and writes source maps next to them. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { expect, test } from './fixtures.ts';

test('maps positions of a built file to its source without a reference in the deployed file', async () => {
  process.env.SOURCE_MAPS = '1';
  const { default: builds } = await import('../webpack.config.ts');
  delete process.env.SOURCE_MAPS;
  const embed = builds.find(({ name }) => name === 'embed');
  const folder = await mkdtemp(resolve('.cache/maps-'));
  const compiler = webpack({
    ...embed,
    cache: false,
    output: { ...embed?.output, path: resolve(folder, 'plugin') },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  expect(stats?.hasErrors()).toBe(false);
  expect(await readdir(resolve(folder, 'plugin'))).toEqual(['embed.js']);
  const builtFile = await readFile(resolve(folder, 'plugin/embed.js'), 'utf8');
  expect(builtFile).toBe(await readFile('dist/plugin/embed.js', 'utf8'));
  expect(builtFile).not.toContain('sourceMappingURL');

  const mapFile = await readFile(resolve(folder, 'plugin-maps/embed.js.map'), 'utf8');
  const map = new SourceMap(JSON.parse(mapFile) as SourceMapPayload);
  const source = (await readFile('src/entries/embed.ts', 'utf8')).split('\n');
  for (const text of ['pluginUrl is not an absolute', 'clipboard-write', '/signin/']) {
    const linesBefore = builtFile.slice(0, builtFile.indexOf(text)).split('\n');
    const position = map.findOrigin(linesBefore.length, (linesBefore.at(-1)?.length ?? 0) + 1);
    if (!('fileName' in position)) throw new Error(`The map has no source for ${text}.`);
    expect(position.fileName).toMatch(/src\/entries\/embed\.ts$/);
    expect(source[position.lineNumber - 1]).toContain(text);
  }
  await rm(folder, { recursive: true });
});

test('deploys no source maps and no references to them', async () => {
  const files = await readdir('dist/plugin', { recursive: true });
  const scripts = files.filter((file) => /\.(?:js|css)$/.test(file));
  expect(scripts.length).toBeGreaterThan(40);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const file of scripts)
    expect(await readFile(`dist/plugin/${file}`, 'utf8'), file).not.toContain('sourceMappingURL');
});
