import { readdirSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { isSliceName } from '#rendering/fonts/sliceIndex.ts';

const fontFilePattern = /\.(?:otc|otf|ttc|ttf)$/i;

/**
 * Lists the font files in a folder and its subfolders, sorted. Slices are left out: only those that a text needs are read.
 * @returns paths relative to the folder
 */
export const listFontFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fontFilePattern.test(name) && !isSliceName(basename(name, extname(name))))
    .sort();
