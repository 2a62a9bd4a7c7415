import type { LineShaper } from '../fonts/faces.ts';
import { loadLineShaper } from './loadLineShaper.ts';
import { fetchScriptFont } from './scriptFontFiles.ts';

/** Loads the fonts that texts need for shaping. @throws errors of failed requests */
export const loadBrowserLineShaper = (texts: readonly string[]): Promise<LineShaper> =>
  loadLineShaper(texts, fetchScriptFont);
