// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. Paths in this module are relative to it. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Converts a path relative to the root folder to an absolute path.
 * @type {(...parts: string[]) => string}
 */
export const resolveInRoot = (...parts) => join(ROOT, ...parts);

/**
 * Lists all files in files and folders, sorted. Missing folders count as empty.
 * @param {string[]} paths
 * @returns {string[]}
 */
export function listFiles(...paths) {
  return paths.flatMap((path) => {
    const full = resolveInRoot(path);
    if (!existsSync(full)) return [];
    if (statSync(full).isFile()) return [path];
    return readdirSync(full, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
      .sort();
  });
}

/**
 * Hashes the names and contents of files.
 * @param {readonly string[]} files
 */
export function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(resolveInRoot(file)));
  }
  return hash.digest('hex');
}

/**
 * Reads a text file. Returns an empty text if the file is missing.
 * @param {string} file
 */
export function readText(file) {
  return existsSync(resolveInRoot(file)) ? readFileSync(resolveInRoot(file), 'utf8') : '';
}

/**
 * Writes a file unless it already has this text, so that file watchers are not triggered.
 * @param {string} file
 * @param {string} text
 */
export function writeIfChanged(file, text) {
  if (readText(file) === text) return false;
  mkdirSync(dirname(resolveInRoot(file)), { recursive: true });
  writeFileSync(resolveInRoot(file), text);
  return true;
}
