import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json; every path below is relative to it. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

export const inRoot = (...parts) => join(ROOT, ...parts);

/** Every file below these files and folders, sorted; folders that are not there count as empty. */
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

/** One hash over the names and contents of these files. */
export function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

export function readText(file) {
  return existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : '';
}

/** Leaves an equal file alone, so that nothing that watches it wakes up. */
export function writeIfChanged(file, text) {
  if (readText(file) === text) return false;
  mkdirSync(dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), text);
  return true;
}
