// @ts-check
/** `node scripts/system/debian.mjs chromium postgresql`: installs missing Debian packages, if the user is allowed to. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isMain } from '../run.mjs';

function isDebian() {
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Returns whether this process may install system packages. */
export const canInstall = () => process.getuid?.() === 0 && isDebian();

/**
 * Runs apt-get. Returns whether it succeeded.
 * @type {(...args: string[]) => boolean}
 */
function runApt(...args) {
  const { status } = spawnSync('apt-get', ['-qq', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}

/**
 * Installs missing packages. Returns whether all are installed.
 * @param {string[]} packages
 */
export function installOnDebian(...packages) {
  /**
   * Returns whether a Debian package is installed.
   * @type {(name: string) => boolean}
   */
  const isThere = (name) =>
    spawnSync('dpkg-query', ['-W', '-f=${Status}', name], { encoding: 'utf8' }).stdout?.includes(
      'ok installed',
    ) === true;
  const missing = packages.filter((name) => !isThere(name));
  if (missing.length === 0) return true;
  console.log(`Installing ${missing.join(', ')} …`);
  const install = () => runApt('install', '-y', '--no-install-recommends', ...missing);
  // The package lists of a fresh image are empty or old.
  return (runApt('update') && install()) || install();
}

if (isMain(import.meta.url)) {
  const packages = process.argv.slice(2);
  if (!canInstall()) console.log(`Not root on Debian: ${packages.join(', ')} left as they are.`);
  else if (!installOnDebian(...packages)) process.exitCode = 1;
}
