import { readText } from '../files.mjs';

/** Module that contains everything that decides how a document is drawn now. */
export const engineFile = 'src/rendering/drawing/engine.ts';

/** Name of the file with the checksums of a version's golden files. */
export const goldenChecksumsFile = 'golden.json';

/** Returns the path of a file that belongs to a frozen drawing version. */
export const getFrozenFile = (version: number, name: string): string =>
  `src/rendering/drawing/frozen/${version}/${name}`;

/** Reads the checksums of a version's golden files, by name. Returns none for a version that is not frozen. */
export const readGoldenChecksums = (version: number): Record<string, string> =>
  JSON.parse(readText(getFrozenFile(version, goldenChecksumsFile)) || '{}') as Record<
    string,
    string
  >;
