import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getSliceFile,
  isTrueType,
  parseSliceIndex,
  type SlicedFont,
  sliceIndexFile,
} from '#rendering/fonts/sliceIndex.ts';
import type { SliceFontName } from '#rendering/fonts/sliceNames.ts';
import { withFileNameSync } from './fileErrors.ts';

/** Thrown for a folder of slices that is incomplete or damaged. The message names the file. */
export class UnusableSliceError extends Error {
  override name = 'UnusableSliceError';
}

/**
 * Reads the index of the slices that `npm run fonts -- cjk` has written to a folder.
 * @returns the fonts in order of preference, or undefined for a folder without slices
 * @throws UnusableSliceError, FileError
 */
export function readSliceIndex(folder: string): SlicedFont[] | undefined {
  const file = join(folder, sliceIndexFile);
  if (!existsSync(file)) return undefined;
  const json = withFileNameSync(file, () => readFileSync(file, 'utf8'));
  try {
    return parseSliceIndex(json);
  } catch {
    throw new UnusableSliceError(`${file}: it lists no slices.`);
  }
}

/** Reads the file of a slice. @throws UnusableSliceError, FileError */
export function readSlice(folder: string, name: SliceFontName): Uint8Array {
  const file = join(folder, getSliceFile(name));
  const bytes = withFileNameSync(file, () => readFileSync(file));
  if (!isTrueType(bytes)) throw new UnusableSliceError(`${file}: it is not a complete font.`);
  return bytes;
}
