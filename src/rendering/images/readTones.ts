import { decodePngPixels } from './formats/decodePngPixels.ts';
import { type BrightnessMap, computeBrightnessMap } from './tones.ts';

/**
 * Computes the brightness map of an image file. The result is the same in every JavaScript engine. Returns undefined
 * for a file that only browsers can decode.
 */
export function computeBrightnessMapOfFile(bytes: Uint8Array): BrightnessMap | undefined {
  const pixels = decodePngPixels(bytes);
  return pixels && computeBrightnessMap(pixels);
}
