/**
 * Import this first: installs missing packages, allows dynamic imports of TypeScript files, and ends this process together
 * with npm.
 */
import { ensurePackages } from './system/packages.mjs';

try {
  ensurePackages();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (!process.execArgv.includes('tsx')) {
  const { register } = await import('tsx/esm/api');
  register();
}

// npm passes signals only to the shell in which it started this process.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
