import { useEffect } from 'react';
import { readyFaces } from './screenFonts.ts';

/** Asks for the fonts of every certificate beside whatever a screen loads before it can draw one. */
export function useCoreFaces(): void {
  useEffect(() => void readyFaces(['title', 'body', 'bold']), []);
}
