import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ColorModePreference } from '#entries/contract.ts';
import { LOCALES, parseLanguage, type Language } from './messages.ts';
import { persistentStorage } from './storage.ts';

export const COLOR_MODES = ['light', 'dark', 'system'] as const;

const LANGUAGE_KEY = 'academia-language';
const COLOR_MODE_KEY = 'academia-color-mode';

/**
 * Returns the language of the shell and its setter. The setter stores the language for the next visit and sets the
 * document's `lang`.
 */
export function useLanguage(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useState(
    () => parseLanguage(persistentStorage.read(LANGUAGE_KEY)) ?? 'pt',
  );
  useEffect(() => {
    document.documentElement.lang = LOCALES[language];
  }, [language]);
  const changeLanguage = (next: Language): void => {
    persistentStorage.write(LANGUAGE_KEY, next);
    setLanguage(next);
  };
  return [language, changeLanguage];
}

/** Returns the selected colour mode and whether colours are currently dark. `system` follows the operating system. */
export function useColorMode(): {
  colorMode: ColorModePreference;
  isDark: boolean;
  setColorMode: (colorMode: ColorModePreference) => void;
} {
  const [colorMode, setColorModeState] = useState(readStoredColorMode);
  const isSystemDark = useSyncExternalStore(subscribeToSystem, readSystemDark);
  const isDark = colorMode === 'system' ? isSystemDark : colorMode === 'dark';
  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }, [isDark]);
  const setColorMode = (next: ColorModePreference): void => {
    persistentStorage.write(COLOR_MODE_KEY, next);
    setColorModeState(next);
  };
  return { colorMode, isDark, setColorMode };
}

function readStoredColorMode(): ColorModePreference {
  const storedMode = persistentStorage.read(COLOR_MODE_KEY);
  return COLOR_MODES.find((mode) => mode === storedMode) ?? 'system';
}

const systemDarkQuery = matchMedia('(prefers-color-scheme: dark)');

function readSystemDark(): boolean {
  return systemDarkQuery.matches;
}

function subscribeToSystem(onChange: () => void): () => void {
  systemDarkQuery.addEventListener('change', onChange);
  return () => systemDarkQuery.removeEventListener('change', onChange);
}
