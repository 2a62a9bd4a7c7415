import { loadScreenFaces } from './fonts/screenFonts.ts';
import { loadLayouts } from './layouts/layouts.ts';

/**
 * Starts loading the core certificate fonts and the layouts, while a screen loads the certificate that it shows. Errors
 * are ignored, because rendering loads both again.
 */
export function preloadRendering(): void {
  void loadScreenFaces(['title', 'body', 'bold']);
  loadLayouts().catch(() => undefined);
}
