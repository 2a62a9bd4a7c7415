import type { LineShaper } from '../fonts/faces.ts';
import { shapedCharacters } from '../fonts/loadFonts.ts';
import { sliceCharacters } from '../fonts/sliceIndex.ts';
import { loadLineShaper } from './loadLineShaper.ts';
import { fetchScriptFont } from './scriptFontFiles.ts';
import { loadSliceSource } from './sliceSource.ts';

/**
 * Loads the fonts that texts need for shaping.
 * @param fontsUrl URL of the folder of font slices. If they cannot be loaded, their characters are fallback text
 * @returns undefined if no text needs shaping without slices
 * @throws errors of failed requests for the plugin's own files
 */
export async function loadBrowserLineShaper(
  texts: readonly string[],
  fontsUrl?: string,
): Promise<LineShaper | undefined> {
  const hasSlicedText = texts.some((text) => sliceCharacters.test(text));
  const source = fontsUrl && hasSlicedText ? await loadSliceSource(fontsUrl) : undefined;
  const shapedTexts = source ? texts : texts.filter((text) => shapedCharacters.test(text));
  return shapedTexts.length > 0 ? loadLineShaper(shapedTexts, fetchScriptFont, source) : undefined;
}
