/**
 * `node --import tsx scripts/webpack.mjs config.ts [name …]`: runs these configurations of a file, or all of them, once;
 * the command line tool of webpack needs as long to begin as a small change to be built.
 */
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { inRoot } from './files.mjs';

// The federation plugin calls webpack in vain to learn where it lies, which webpack takes for a fault of its own.
process.noDeprecation = true;

const [file, ...names] = process.argv.slice(2);
const { default: configurations } = await import(pathToFileURL(inRoot(file)).href);
const chosen = [configurations]
  .flat()
  .filter(({ name }) => names.length === 0 || names.includes(name));
const compiler = webpack(chosen);
const stats = await promisify(compiler.run.bind(compiler))();
if (stats.hasErrors() || stats.hasWarnings())
  console.log(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
if (stats.hasErrors()) process.exitCode = 1;
// Keeps what was built for the next time.
await promisify(compiler.close.bind(compiler))();
