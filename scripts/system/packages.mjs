import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, ROOT } from '../files.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8')).packages;

/** Compares with the lockfile that npm keeps inside node_modules: packages for other systems may be missing there. */
function isInstalled() {
  if (!existsSync(inRoot('node_modules/.package-lock.json'))) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) => {
    if (path === '' || wanted.link) return true;
    const found = installed[path];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
}

/** npm names its own script when it starts us; starting that needs no shell on any system. */
export function npmCommand() {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, script] : ['npm'];
}

/** @returns its exit code */
function npm(...task) {
  const [command, ...args] = npmCommand();
  const { status } = spawnSync(
    command,
    [...args, ...task, '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: ROOT,
      // The build needs the development packages whatever the caller's NODE_ENV.
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: command === 'npm' && process.platform === 'win32',
    },
  );
  return status;
}

/** Installs what package-lock.json says unless node_modules holds it already. @throws Error when npm fails */
export function ensurePackages() {
  checkNode();
  if (isInstalled()) return;
  console.log('Installing packages …');
  if (npm('ci') === 0) return;
  console.log('npm ci could not; trying npm install …');
  if (npm('install', '--no-save') !== 0) throw new Error('npm could not install the packages.');
}
