import { addFontsToDocument } from './fonts/screenFonts.ts';
import { loadLayouts } from './layouts/layouts.ts';

/**
 * Starts loading the main certificate fonts and the code of the layouts, so that they load at the same time as a
 * screen's certificate. Ignores errors, because rendering requests fonts and layouts again.
 */
export function preloadRendering(): void {
  void addFontsToDocument(['title', 'body', 'bold', 'identifier']);
  loadLayouts().catch(() => undefined);
}
