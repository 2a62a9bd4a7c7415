/**
 * `integrity.json`: what a host may hold the files of a build to, made once all of them are there. Not in `preload.json`, which
 * is waited for before anything else and would be ten times as large.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesBelow, inRoot, writeIfChanged } from './files.mjs';

const CHECKED = /\.(?:js|css|ttf|woff2)$/;

const hashOfOne = (file: string) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(inRoot(file)))
    .digest('base64')}`;

/** Hashes of the scripts, style sheets and fonts in a folder, by their paths in it. */
export const hashesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesBelow(folder)
      .filter((file) => CHECKED.test(file))
      .map((file) => [relative(folder, file), hashOfOne(file)]),
  );

export const writeIntegrity = (folder: string) =>
  writeIfChanged(`${folder}/integrity.json`, JSON.stringify(hashesOf(folder)));
