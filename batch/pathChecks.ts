import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { withFileNameSync } from './fileErrors.ts';

/** Checks that a folder exists, or can be created. @throws FileError */
export function requireWritableFolder(folder: string): void {
  const existing = findExistingFolder(resolve(folder));
  withFileNameSync(folder, () => {
    if (!statSync(existing).isDirectory()) throw createSystemError('ENOTDIR');
    accessSync(existing, constants.W_OK | constants.X_OK);
  });
}

/** Checks that a file can be created or overwritten. Its folder must exist. @throws FileError */
export function requireWritableFile(file: string): void {
  const folder = dirname(file);
  withFileNameSync(folder, () => {
    if (!statSync(folder).isDirectory()) throw createSystemError('ENOTDIR');
  });
  withFileNameSync(file, () => {
    if (!existsSync(file)) accessSync(folder, constants.W_OK | constants.X_OK);
    else if (statSync(file).isDirectory()) throw createSystemError('EISDIR');
    else accessSync(file, constants.W_OK);
  });
}

/** Checks that a file exists and can be read. @throws FileError */
export function requireReadableFile(file: string): void {
  withFileNameSync(file, () => {
    if (statSync(file).isDirectory()) throw createSystemError('EISDIR');
    accessSync(file, constants.R_OK);
  });
}

/** Checks that a folder exists and can be read. @throws FileError */
export function requireReadableFolder(folder: string): void {
  withFileNameSync(folder, () => {
    if (!statSync(folder).isDirectory()) throw createSystemError('ENOTDIR');
    accessSync(folder, constants.R_OK | constants.X_OK);
  });
}

/** Finds the deepest existing part of a path. */
function findExistingFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : findExistingFolder(dirname(path));
}

const createSystemError = (code: 'EISDIR' | 'ENOTDIR') =>
  Object.assign(new Error(code), { code, syscall: 'stat' });
