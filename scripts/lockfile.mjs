/**
 * `node scripts/lockfile.mjs`: adds packages for other operating systems to every package-lock.json. npm omits them if its
 * registry does not offer them; then `npm ci` fails on other systems. `--check` only lists them. Versions are those that
 * dependent packages require; `npm install --package-lock-only` sorts them afterwards.
 */
import { listFiles, readText, writeIfChanged } from './files.mjs';
import { isMain } from './run.mjs';

const FILE = 'package-lock.json';
/** Lockfiles of the repository and of the recipes. */
const FILES = [FILE, ...listFiles('e2e/recipes').filter((file) => file.endsWith(`/${FILE}`))];
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** Parses the operating system from the name of a package: `@swc/core-win32-arm64-msvc` → { os: ['win32'], cpu: ['arm64'] }. */
function getSystem(name) {
  const os = SYSTEMS.filter((word) => new RegExp(`[-/]${word}`).test(name));
  const cpu = PROCESSORS.filter((word) => new RegExp(`[-/]${word}`).test(name)).slice(0, 1);
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }) };
}

/**
 * Lists the folders in which Node looks for a package, nearest first: `node_modules/a/node_modules/b`, `node_modules/b`.
 * @param {string} name
 * @param {string} from folder of the package that imports it; empty for the root
 */
export function listLookupPaths(name, from) {
  const folders = from.split('/node_modules/');
  return folders
    .map((_, index) => folders.slice(0, folders.length - index).join('/node_modules/'))
    .filter((folder) => folder !== '')
    .map((folder) => `${folder}/node_modules/${name}`)
    .concat(`node_modules/${name}`);
}

/** Finds optional dependencies on exact versions that have no entry in the lockfile. */
function findMissingEntries(packages) {
  const missing = {};
  for (const [from, { optionalDependencies = {} }] of Object.entries(packages))
    for (const [name, version] of Object.entries(optionalDependencies))
      if (!listLookupPaths(name, from).some((path) => path in packages))
        missing[`node_modules/${name}`] = { version, ...getSystem(name), optional: true };
  return missing;
}

export function addMissingEntries({ file, write }) {
  const lock = JSON.parse(readText(file));
  const missing = findMissingEntries(lock.packages);
  const names = Object.keys(missing);
  if (write && names.length > 0) {
    const [root, ...entries] = Object.entries({ ...lock.packages, ...missing });
    entries.sort(([a], [b]) => a.localeCompare(b, 'en'));
    lock.packages = Object.fromEntries([root, ...entries]);
    writeIfChanged(file, `${JSON.stringify(lock, null, 2)}\n`);
  }
  return names;
}

if (isMain(import.meta.url)) {
  const onlyLooks = process.argv.includes('--check');
  for (const file of FILES) {
    const names = addMissingEntries({ file, write: !onlyLooks });
    if (names.length === 0) continue;
    console.log(`${file}: ${names.length} ${onlyLooks ? 'missing' : 'added'}`, names);
    if (onlyLooks) process.exitCode = 1;
  }
}
