import { decodePixels } from './formats/decodePixels.ts';
import { type BrightnessMap, computeImageTones } from './tones.ts';

/**
 * Computes the brightness map of an image file. The result is the same in every JavaScript engine. Returns undefined
 * for a file that only browsers can decode.
 */
export function computeBrightnessMapOfFile(bytes: Uint8Array): BrightnessMap | undefined {
  const pixels = decodePixels(bytes);
  return pixels && computeImageTones(pixels);
}
