import { retryImport } from '#runtime/retryImport.ts';
import { getOrCreatePromise } from '#runtime/getOrCreatePromise.ts';
import { timeouts } from '#runtime/timeouts.ts';
import { fetchFile } from '#runtime/fetchFile.ts';
import { decodeDataUrl } from './dataUrl.ts';

// Bounded cache, shared by all mounts.
const displayUrls = new Map<string, Promise<string>>();
const maxCached = 12;

/**
 * Returns the URL from which an image is displayed, so that the image looks the same on screen, in print and in a PDF.
 * This is the given URL, or a `data:` URL of a converted copy, for example of the first frame of an animation.
 * @throws DamagedImageError or DOMException if the file is truncated or is not a raster image; the error of a failed
 * request. Errors are not cached: the next call tries again
 */
export const getDisplayableImageUrl = (url: string): Promise<string> =>
  getOrCreatePromise(displayUrls, url, () => loadDisplayUrl(url), maxCached);

const importDisplayUrls = () =>
  import(/* webpackChunkName: "images" */ './createConvertedImageUrl.ts');

async function loadDisplayUrl(url: string): Promise<string> {
  const [{ createConvertedImageUrl }, file] = await Promise.all([
    retryImport(importDisplayUrls),
    fetchImageFile(url),
  ]);
  return (await createConvertedImageUrl(file)) ?? url;
}

/** Fetches an image file. @throws the error of a failed request */
export async function fetchImageFile(url: string): Promise<Blob> {
  return url.startsWith('data:') ? new Blob([decodeDataUrl(url)]) : fetchFile(url, timeouts.image);
}
