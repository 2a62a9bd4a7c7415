import { fetchFile } from '#runtime/fetchFile.ts';
import { getOrCreatePromise } from '#runtime/getOrCreatePromise.ts';
import { retryImport } from '#runtime/retryImport.ts';

// Constants of the build, and files whose names have their checksums: shared by all mounts.
const files = new Map<string, Promise<Uint8Array>>();

/**
 * Fetches a font file. A file that has been fetched is not requested again.
 * @param load loads the file once; after an error it is called again
 * @throws the error of a failed request
 */
export const fetchFontBytes = (
  url: string,
  load: (url: string) => Promise<Uint8Array> = fetchBytes,
): Promise<Uint8Array> => getOrCreatePromise(files, url, () => retryImport(() => load(url)));

/** Fetches the bytes of a file. @throws the error of a failed request */
export async function fetchBytes(url: string): Promise<Uint8Array> {
  const file = await fetchFile(url);
  return new Uint8Array(await file.arrayBuffer());
}
