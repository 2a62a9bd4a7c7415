import { fetchBytes, fetchFontBytes } from '../fonts/fetchFontBytes.ts';
import type { ScriptFontName } from '../fonts/scriptFonts.ts';
import { isTrueType } from '../fonts/sliceIndex.ts';
import * as urls from './scriptFontUrls.ts';

/**
 * Fetches the TrueType file of a font for text that needs shaping. A file that has been fetched is not requested again.
 * @throws the error of a failed request
 */
export const fetchScriptFont = (name: ScriptFontName): Promise<Uint8Array> =>
  fetchFontBytes(urls[name]);

/**
 * Fetches a slice that the operator provides.
 * @throws the error of a failed request; Error for a response that is not a font
 */
export const fetchSlice = (url: string): Promise<Uint8Array> =>
  fetchFontBytes(url, () =>
    withRequest(url, async () => {
      const bytes = await fetchBytes(url);
      if (!isTrueType(bytes)) throw new Error(`${url} is not a font`);
      return bytes;
    }),
  );

/** Runs a request. Its errors name the file, so that the event of the repeated request does. @throws its errors */
export async function withRequest<Value>(
  request: string,
  run: () => Promise<Value>,
): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    throw Object.assign(error as Error, { request });
  }
}
