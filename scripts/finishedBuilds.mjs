/**
 * Finished builds of whoever works on this machine, by the hash of all that they are made of: a fresh clone takes from
 * here what was built in another. `BUILD_CACHE` names another folder; `BUILD_CACHE=off` keeps none.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './files.mjs';

const { BUILD_CACHE, XDG_CACHE_HOME } = process.env;
export const FINISHED =
  BUILD_CACHE || join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'certificates-plugin');
const IS_OFF = BUILD_CACHE === 'off';
/** About 20 MB each. */
const KEPT = 12;

/** Folders below `dist` that a build leaves: its own and those named after it. */
const foldersOf = (name) =>
  readdirSync(inRoot('dist')).filter((folder) => folder === name || folder.startsWith(`${name}-`));

const entryOf = (name, stamp) => join(FINISHED, `${name}-${stamp.slice(0, 32)}`);

/** @returns whether there was one, which is in `dist` now */
export function takeFinished(name, stamp) {
  const entry = entryOf(name, stamp);
  if (IS_OFF || !existsSync(entry)) return false;
  for (const folder of readdirSync(entry)) {
    rmSync(inRoot('dist', folder), { recursive: true, force: true });
    cpSync(join(entry, folder), inRoot('dist', folder), { recursive: true });
  }
  utimesSync(entry, new Date(), new Date());
  return true;
}

/** Keeps what is in `dist`; where nothing can be kept, nothing is lost but time. */
export function keepFinished(name, stamp) {
  if (IS_OFF) return;
  const entry = entryOf(name, stamp);
  const unfinished = `${entry}.${process.pid}`;
  try {
    mkdirSync(unfinished, { recursive: true });
    for (const folder of foldersOf(name))
      cpSync(inRoot('dist', folder), join(unfinished, folder), { recursive: true });
    rmSync(entry, { recursive: true, force: true });
    renameSync(unfinished, entry);
    forgetOldest();
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    console.warn(`${FINISHED} keeps no build: ${error.message}`);
  }
}

function forgetOldest() {
  const entries = readdirSync(FINISHED).map((name) => join(FINISHED, name));
  const newestFirst = entries.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const entry of newestFirst.slice(KEPT)) rmSync(entry, { recursive: true, force: true });
}
