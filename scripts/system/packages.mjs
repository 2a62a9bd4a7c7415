// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../files.mjs';

/**
 * Loads the packages of a lockfile by path.
 * @param {string} file
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean }>}
 */
const loadPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Returns whether the installed packages match the lockfile. Packages for other systems may be missing.
 * @param {string} folder
 */
function isInstalled(folder) {
  const lockfile = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(lockfile)) return false;
  const installed = loadPackages(lockfile);
  return Object.entries(loadPackages(join(folder, 'package-lock.json'))).every(([path, entry]) => {
    if (path === '' || entry.link) return true;
    const installedPackage = installed[path];
    return installedPackage ? installedPackage.version === entry.version : entry.optional === true;
  });
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
}

/**
 * Returns the command that runs npm. npm sets the path of its script, which needs no shell.
 * @returns {[string, ...string[]]}
 */
export function getNpmCommand() {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, script] : ['npm'];
}

/**
 * Runs npm in a folder. Returns its exit code.
 * @param {string} folder
 * @param {string[]} task
 */
function runNpm(folder, ...task) {
  const [command, ...args] = getNpmCommand();
  const { status } = spawnSync(
    command,
    [...args, ...task, '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      // The build needs the development packages, also if the caller has set NODE_ENV to production.
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: command === 'npm' && process.platform === 'win32',
    },
  );
  return status;
}

/**
 * Installs the packages of a folder's package-lock.json unless they are installed.
 * @param of absolute path of the folder, or path relative to the root
 * @throws Error when npm fails
 */
export function ensurePackages(of = '.') {
  checkNode();
  const folder = resolve(ROOT, of);
  if (isInstalled(folder)) return;
  console.log(of === '.' ? 'Installing packages …' : `Installing packages in ${of} …`);
  if (runNpm(folder, 'ci') === 0) return;
  console.log('npm ci could not; trying npm install …');
  if (runNpm(folder, 'install', '--no-save') !== 0)
    throw new Error('npm could not install the packages.');
}
