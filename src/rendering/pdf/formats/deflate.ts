import { zlibSync } from 'fflate';

/** Compressed bytes (deflate) and their length before compression. */
export interface DeflatedBytes {
  bytes: Uint8Array;
  originalLength: number;
}

/**
 * Compresses bytes with deflate. The output is the same in every JavaScript engine, unlike the output of built-in
 * compression.
 * @param level 1 takes half the time of 6; the output is about 5 % larger
 */
export function deflate(bytes: Uint8Array, level: 1 | 6 = 6): DeflatedBytes {
  return { bytes: zlibSync(bytes, { level }), originalLength: bytes.length };
}
