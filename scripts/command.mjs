/** `node scripts/command.mjs hosts vue`: installs what is missing, then runs `scripts/hosts.ts` with the other words. */
import { pathToFileURL } from 'node:url';
import { inRoot } from './files.mjs';
import { ensurePackages } from './system/packages.mjs';
import { allowTypeScript } from './typed.mjs';

const [program, , name, ...args] = process.argv;
const file = inRoot('scripts', `${name}.ts`);
try {
  ensurePackages();
  await allowTypeScript();
  process.argv = [program, file, ...args];
  await import(pathToFileURL(file).href);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
