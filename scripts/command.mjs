/** `node scripts/command.mjs hosts vue`: installs missing packages, then runs `scripts/hosts.ts` with the other arguments. */
import './prepare.mjs';
import { pathToFileURL } from 'node:url';
import { resolveInRoot } from './files.mjs';

const [program, , name, ...args] = process.argv;
const file = resolveInRoot('scripts', `${name}.ts`);
process.argv = [program, file, ...args];
await import(pathToFileURL(file).href);
