/** `npm run build -- --maps`: what is deployed stays as it is, and what lies beside it leads to the source. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { expect, test } from './fixtures.ts';

test('a place in a built file is found in the source by a map that nothing deployed tells of', async () => {
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
  const built = await readFile(resolve(folder, 'plugin/embed.js'), 'utf8');
  expect(built).toBe(await readFile('dist/plugin/embed.js', 'utf8'));
  expect(built).not.toContain('sourceMappingURL');

  const stored = await readFile(resolve(folder, 'plugin-maps/embed.js.map'), 'utf8');
  const map = new SourceMap(JSON.parse(stored) as SourceMapPayload);
  const source = (await readFile('src/entries/embed.ts', 'utf8')).split('\n');
  for (const text of ['pluginUrl is no absolute', 'clipboard-write', '/signin/']) {
    const before = built.slice(0, built.indexOf(text)).split('\n');
    const place = map.findOrigin(before.length, (before.at(-1)?.length ?? 0) + 1);
    if (!('fileName' in place)) throw new Error(`${text} comes from nowhere.`);
    expect(place.fileName).toMatch(/src\/entries\/embed\.ts$/);
    expect(source[place.lineNumber - 1]).toContain(text);
  }
  await rm(folder, { recursive: true });
});

test('nothing deployed is a map or names one', async () => {
  const files = await readdir('dist/plugin', { recursive: true });
  const scripts = files.filter((file) => /\.(?:js|css)$/.test(file));
  expect(scripts.length).toBeGreaterThan(40);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const file of scripts)
    expect(await readFile(`dist/plugin/${file}`, 'utf8'), file).not.toContain('sourceMappingURL');
});
