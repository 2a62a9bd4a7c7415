import { useEffect } from 'react';
import { loadScreenFaces } from './screenFonts.ts';

/**
 * Starts loading the three core certificate fonts, while a screen loads the data and code that it needs to show a
 * certificate.
 */
export function usePreloadCoreFonts(): void {
  useEffect(() => void loadScreenFaces(['title', 'body', 'bold']), []);
}
