import { readdirSync } from 'node:fs';

const fontFilePattern = /\.(?:otc|otf|ttc|ttf)$/i;

/** Lists the font files in a folder and its subfolders, sorted. @returns paths relative to the folder */
export const listFontFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fontFilePattern.test(name))
    .sort();
