import { getOrCreatePromise } from '#runtime/getOrCreatePromise.ts';
import { fetchImageFile } from './getDisplayableImageUrl.ts';
import type { BrightnessMap } from './tones.ts';
import { computeBrightnessMapOfFile } from './readTones.ts';

// Bounded cache: computing the tones of one image takes a fifth of a second.
const tonesByUrl = new Map<string, Promise<BrightnessMap | undefined>>();
const maxCached = 12;

/**
 * Loads an image and computes its brightness map. Returns undefined for an image that only browsers can decode.
 * @throws the error of a failed request. The next call requests the image again
 */
export const loadBrightnessMap = (url: string): Promise<BrightnessMap | undefined> =>
  getOrCreatePromise(tonesByUrl, url, () => fetchTones(url), maxCached);

async function fetchTones(url: string): Promise<BrightnessMap | undefined> {
  const file = await fetchImageFile(url);
  return computeBrightnessMapOfFile(new Uint8Array(await file.arrayBuffer()));
}
