/** Module that contains everything that decides how a document is drawn now. */
export const engineFile = 'src/rendering/drawing/engine.ts';

/** Returns the path of a file that belongs to a frozen drawing version. */
export const getFrozenFile = (version: number, name: string): string =>
  `src/rendering/drawing/frozen/${version}/${name}`;

/** Name of the file with the checksums of a version's golden files. */
export const goldenChecksumsFile = 'golden.json';
