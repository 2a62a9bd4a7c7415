// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json; every path below is relative to it. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @type {(...parts: string[]) => string} */
export const inRoot = (...parts) => join(ROOT, ...parts);

/**
 * Every file below these files and folders, sorted; folders that are not there count as empty.
 * @param {string[]} paths
 * @returns {string[]}
 */
export function filesBelow(...paths) {
  return paths.flatMap((path) => {
    const full = inRoot(path);
    if (!existsSync(full)) return [];
    if (statSync(full).isFile()) return [path];
    return readdirSync(full, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
      .sort();
  });
}

/**
 * One hash over the names and contents of these files.
 * @param {readonly string[]} files
 */
export function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} file
 * @returns its text, empty where there is no such file
 */
export function readText(file) {
  return existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : '';
}

/**
 * Leaves an equal file alone, so that nothing that watches it wakes up.
 * @param {string} file
 * @param {string} text
 */
export function writeIfChanged(file, text) {
  if (readText(file) === text) return false;
  mkdirSync(dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), text);
  return true;
}
