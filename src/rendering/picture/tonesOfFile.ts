import { readJpeg } from './readJpeg.ts';
import { readPng } from './readPng.ts';
import { type Tones, tonesOf } from './tones.ts';

/** The tones of a picture file, the same wherever they are asked for; undefined for what is no sound JPEG or PNG. */
export function tonesOfFile(bytes: Uint8Array): Tones | undefined {
  const pixels = readJpeg(bytes) ?? readPng(bytes);
  return pixels && tonesOf(pixels);
}
