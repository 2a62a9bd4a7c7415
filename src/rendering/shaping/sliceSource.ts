import { fetchFile } from '#runtime/fetchFile.ts';
import { getOrCreatePromise } from '#runtime/getOrCreatePromise.ts';
import { retryImport } from '#runtime/retryImport.ts';
import { getSliceFile, parseSliceIndex, sliceIndexFile } from '../fonts/sliceIndex.ts';
import { FontSlices, type SliceSource } from './FontSlices.ts';
import { fetchSlice, withRequest } from './scriptFontFiles.ts';

/** Time in which a file that could not be loaded is not requested again. Milliseconds. */
const failurePause = 60_000;

// Mounts with the same address share its slices.
const sources = new Map<string, Promise<SliceSource>>();
/** When a file could not be loaded, by its address. */
const failures = new Map<string, number>();

/**
 * Loads the index of the slices at an address.
 * @returns undefined if it cannot be loaded: documents are then drawn with the fonts of the system
 */
export const loadSliceSource = (fontsUrl: string): Promise<SliceSource | undefined> => {
  const folder = fontsUrl.replace(/\/*$/, '/');
  return loadUnlessFailed(folder + sliceIndexFile, (url) =>
    getOrCreatePromise(sources, folder, async () => createSource(folder, await fetchIndex(url))),
  );
};

const fetchIndex = (url: string) =>
  retryImport(() =>
    withRequest(url, async () => parseSliceIndex(await (await fetchFile(url)).text())),
  );

function createSource(folder: string, fonts: ReturnType<typeof parseSliceIndex>): SliceSource {
  const getUrl: SliceSource['getUrl'] = (name) => folder + getSliceFile(name);
  return {
    slices: new FontSlices(folder, fonts),
    getUrl,
    readSlice: (name) => loadUnlessFailed(getUrl(name), fetchSlice),
  };
}

async function loadUnlessFailed<Value>(
  url: string,
  load: (url: string) => Promise<Value>,
): Promise<Value | undefined> {
  const failedAt = failures.get(url) ?? -Infinity;
  if (performance.now() - failedAt < failurePause) return undefined;
  try {
    return await load(url);
  } catch {
    failures.set(url, performance.now());
    return undefined;
  }
}
