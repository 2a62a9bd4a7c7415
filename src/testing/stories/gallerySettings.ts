import { createContext, use } from 'react';
import type { Language } from '#domain/language.ts';

/** The settings of the gallery's toolbar. */
export interface GallerySettings {
  colorMode: 'light' | 'dark';
  language: Language;
}

export const ReactGallerySettings = createContext<GallerySettings>({
  colorMode: 'light',
  language: 'en',
});

export const useGallerySettings = () => use(ReactGallerySettings);
