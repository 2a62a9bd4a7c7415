import { type Pixels, readPng } from './readPng.ts';
import { shrink } from './shrink.ts';

/** The pixels that paper shows of a picture file, the same wherever they are asked for; undefined for what is no sound PNG. */
export function pixelsOfFile(bytes: Uint8Array): Pixels | undefined {
  const pixels = readPng(bytes);
  return pixels && shrink(pixels);
}
