/**
 * `node --import tsx scripts/webpack.mjs config.ts [name …]`: builds the named webpack configurations of a file, or all.
 * Webpack's own command line takes as long to start as a small change takes to build.
 */
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { resolveInRoot } from './files.mjs';

// The federation plugin calls webpack without a configuration, which prints a deprecation warning.
process.noDeprecation = true;

const [file, ...names] = process.argv.slice(2);
const { default: configurations } = await import(pathToFileURL(resolveInRoot(file)).href);
const selected = [configurations]
  .flat()
  .filter(({ name }) => names.length === 0 || names.includes(name));
const compiler = webpack(selected);
const stats = await promisify(compiler.run.bind(compiler))();
if (stats.hasErrors() || stats.hasWarnings())
  console.log(
    stats.toString({
      preset: 'errors-warnings',
      colors: process.env.FORCE_COLOR !== undefined || process.stdout.isTTY,
    }),
  );
if (stats.hasErrors()) process.exitCode = 1;
// Writes the cache.
await promisify(compiler.close.bind(compiler))();
