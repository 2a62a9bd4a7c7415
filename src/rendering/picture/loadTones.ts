import { rememberedLately } from '#model/remembered.ts';
import { timeLimits } from '#model/timeLimits.ts';
import { fetchFile } from '#ui/fetchFile.ts';
import { bytesOfDataUrl } from './dataUrl.ts';
import type { Tones } from './tones.ts';
import { tonesOfFile } from './tonesOfFile.ts';

// Pure results, and bounded: one picture takes a fifth of a second.
const known = new Map<string, Promise<Tones | undefined>>();
const mostKnown = 12;

/**
 * The tones of the picture at an address; undefined for one that only browsers can read.
 * @throws whatever a failed request gives; the next one who asks tries again
 */
export function loadTones(url: string): Promise<Tones | undefined> {
  return rememberedLately(known, mostKnown, url, () => {
    const read = readTones(url);
    read.catch(() => known.delete(url));
    return read;
  });
}

async function readTones(url: string): Promise<Tones | undefined> {
  return tonesOfFile(await bytesAt(url));
}

async function bytesAt(url: string): Promise<Uint8Array> {
  if (url.startsWith('data:')) return bytesOfDataUrl(url);
  const file = await fetchFile(url, timeLimits.picture);
  return new Uint8Array(await file.arrayBuffer());
}
