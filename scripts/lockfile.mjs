/**
 * `node scripts/lockfile.mjs`: completes every package-lock.json with the packages for other systems that npm leaves out
 * when the registry in use does not offer them; without them `npm ci` refuses, and a Mac would get no compiler. `--check`
 * only looks. Their versions are those that the packages which need them ask for; `npm install --package-lock-only`
 * afterwards gives them npm's own order.
 */
import { filesBelow, readText, writeIfChanged } from './files.mjs';
import { isMain } from './run.mjs';

const FILE = 'package-lock.json';
/** Of the repository and of each host of a recipe. */
const FILES = [FILE, ...filesBelow('e2e/recipes').filter((file) => file.endsWith(`/${FILE}`))];
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

/** `@swc/core-win32-arm64-msvc` → { os: ['win32'], cpu: ['arm64'] }, as npm wants to know it. */
function systemOf(name) {
  const os = SYSTEMS.filter((word) => new RegExp(`[-/]${word}`).test(name));
  const cpu = PROCESSORS.filter((word) => new RegExp(`[-/]${word}`).test(name)).slice(0, 1);
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }) };
}

/** Where Node would look for a package, nearest first: `node_modules/a/node_modules/b`, `node_modules/b`. */
function placesOf(name, from) {
  const folders = from.split('/node_modules/');
  return folders
    .map((_, index) => folders.slice(0, folders.length - index).join('/node_modules/'))
    .filter((folder) => folder !== '')
    .map((folder) => `${folder}/node_modules/${name}`)
    .concat(`node_modules/${name}`);
}

/** The entries that optional dependencies on exact versions ask for and nothing provides. */
function missingEntries(packages) {
  const missing = {};
  for (const [from, { optionalDependencies = {} }] of Object.entries(packages))
    for (const [name, version] of Object.entries(optionalDependencies))
      if (!placesOf(name, from).some((place) => place in packages))
        missing[`node_modules/${name}`] = { version, ...systemOf(name), optional: true };
  return missing;
}

export function completeLockfile({ file, write }) {
  const lock = JSON.parse(readText(file));
  const missing = missingEntries(lock.packages);
  const names = Object.keys(missing);
  if (write && names.length > 0) {
    const [root, ...others] = Object.entries({ ...lock.packages, ...missing });
    others.sort(([a], [b]) => a.localeCompare(b, 'en'));
    lock.packages = Object.fromEntries([root, ...others]);
    writeIfChanged(file, `${JSON.stringify(lock, null, 2)}\n`);
  }
  return names;
}

if (isMain(import.meta.url)) {
  const onlyLooks = process.argv.includes('--check');
  for (const file of FILES) {
    const names = completeLockfile({ file, write: !onlyLooks });
    if (names.length === 0) continue;
    console.log(`${file}: ${names.length} ${onlyLooks ? 'missing' : 'added'}`, names);
    if (onlyLooks) process.exitCode = 1;
  }
}
