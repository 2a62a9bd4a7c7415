// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../files.mjs';

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean }>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Compares with the lockfile that npm keeps inside node_modules: packages for other systems may be missing there.
 * @param {string} folder
 */
function isInstalled(folder) {
  const kept = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(kept)) return false;
  const installed = packagesOf(kept);
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(([path, wanted]) => {
    if (path === '' || wanted.link) return true;
    const found = installed[path];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
}

/**
 * npm names its own script when it starts us; starting that needs no shell on any system.
 * @returns {[string, ...string[]]}
 */
export function npmCommand() {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, script] : ['npm'];
}

/**
 * @param {string} folder
 * @param {string[]} task
 * @returns its exit code
 */
function npm(folder, ...task) {
  const [command, ...args] = npmCommand();
  const { status } = spawnSync(
    command,
    [...args, ...task, '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      // The build needs the development packages whatever the caller's NODE_ENV.
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: command === 'npm' && process.platform === 'win32',
    },
  );
  return status;
}

/**
 * Installs what the package-lock.json of a folder says unless its node_modules holds it already.
 * @param of a folder, by its whole path or that from the root
 * @throws Error when npm fails
 */
export function ensurePackages(of = '.') {
  checkNode();
  const folder = resolve(ROOT, of);
  if (isInstalled(folder)) return;
  console.log(of === '.' ? 'Installing packages …' : `Installing packages in ${of} …`);
  if (npm(folder, 'ci') === 0) return;
  console.log('npm ci could not; trying npm install …');
  if (npm(folder, 'install', '--no-save') !== 0)
    throw new Error('npm could not install the packages.');
}
