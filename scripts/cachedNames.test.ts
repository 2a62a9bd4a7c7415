/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import webpack, { type Configuration } from 'webpack';
import { exportNamesInCachePlugin } from '../webpack/plugins.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cached-names-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, code: string) => writeFileSync(join(folder, 'src', name), code);

/** Builds with the plugin's settings, runs the result and returns its output. */
async function buildAndRun(): Promise<unknown> {
  const configuration: Configuration = {
    mode: 'production',
    context: folder,
    entry: './src/entry.js',
    output: { path: join(folder, 'dist'), filename: 'main.js' },
    optimization: { mangleExports: 'size', concatenateModules: false, minimize: false },
    plugins: [exportNamesInCachePlugin],
    cache: { type: 'filesystem', cacheDirectory: join(folder, 'cache') },
  };
  const compiler = webpack(configuration);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  const page: { said?: unknown } = {};
  runInNewContext(readFileSync(join(folder, 'dist', 'main.js'), 'utf8'), { page });
  return page.said;
}

test('a cached module uses the current names of its imports', async () => {
  const fruit = (name: string) => `export const ${name} = () => '${name}';\n`;
  write('user.js', `import { pear } from './fruit.js';\nexport const eaten = () => pear();`);
  const entry = (name: string) =>
    `import { eaten } from './user.js';\nimport { ${name} } from './fruit.js';\npage.said = [eaten(), ${name}()].join();`;
  write('fruit.js', fruit('apple') + fruit('pear'));
  write('entry.js', entry('apple'));
  expect(await buildAndRun()).toBe('pear,apple');

  // The pear now gets the name that the apple had.
  write('fruit.js', fruit('pear') + fruit('quince'));
  write('entry.js', entry('quince'));
  expect(await buildAndRun()).toBe('pear,quince');
});
