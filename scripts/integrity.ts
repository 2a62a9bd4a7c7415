/**
 * Creates `integrity.json`: hashes that a host can use to verify the files of a build. The hashes are not in
 * `preload.json`, because that file is loaded first and would become ten times as large.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { listFiles, resolveInRoot, writeIfChanged } from './files.mjs';

const CHECKED = /\.(?:js|css|ttf|woff2)$/;

const hashFile = (file: string) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(resolveInRoot(file)))
    .digest('base64')}`;

/** Hashes the scripts, style sheets and fonts in a folder. @returns the hashes by relative path */
export const hashFolder = (folder: string): Record<string, string> =>
  Object.fromEntries(
    listFiles(folder)
      .filter((file) => CHECKED.test(file))
      .map((file) => [relative(folder, file), hashFile(file)]),
  );

export const writeIntegrityHashes = (folder: string) =>
  writeIfChanged(`${folder}/integrity.json`, JSON.stringify(hashFolder(folder)));
