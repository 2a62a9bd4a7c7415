/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import webpack, { type Configuration } from 'webpack';
import { namesInCode } from '../webpack.plugins.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cached-names-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, code: string) => writeFileSync(join(folder, 'src', name), code);

/** Builds as the plugin is built, and @returns what the entry says. */
async function said(): Promise<unknown> {
  const configuration: Configuration = {
    mode: 'production',
    context: folder,
    entry: './src/entry.js',
    output: { path: join(folder, 'dist'), filename: 'main.js' },
    optimization: { mangleExports: 'size', concatenateModules: false, minimize: false },
    plugins: [namesInCode],
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

test('what a cached module imports has its name of today', async () => {
  const fruit = (name: string) => `export const ${name} = () => '${name}';\n`;
  write('user.js', `import { pear } from './fruit.js';\nexport const eaten = () => pear();`);
  const entry = (other: string) =>
    `import { eaten } from './user.js';\nimport { ${other} } from './fruit.js';\npage.said = [eaten(), ${other}()].join();`;
  write('fruit.js', fruit('apple') + fruit('pear'));
  write('entry.js', entry('apple'));
  expect(await said()).toBe('pear,apple');

  // The pear is the first of two now, as the apple was.
  write('fruit.js', fruit('pear') + fruit('quince'));
  write('entry.js', entry('quince'));
  expect(await said()).toBe('pear,quince');
});
