import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ColorModePreference } from '#entries/contract.ts';
import { LOCALES, languageOf, type Language } from './messages.ts';
import { visitKeeper } from './storage.ts';

export const COLOR_MODES = ['light', 'dark', 'system'] as const;

const LANGUAGE_KEY = 'academia-language';
const COLOR_MODE_KEY = 'academia-color-mode';

/** The language of the shell, kept for the next visit and told to assistive technology. */
export function useLanguage(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useState(
    () => languageOf(visitKeeper.read(LANGUAGE_KEY)) ?? 'pt',
  );
  useEffect(() => {
    document.documentElement.lang = LOCALES[language];
  }, [language]);
  const choose = (chosen: Language): void => {
    visitKeeper.write(LANGUAGE_KEY, chosen);
    setLanguage(chosen);
  };
  return [language, choose];
}

/** What was chosen, and what that means right now; `system` follows the operating system live. */
export function useColorMode(): {
  preference: ColorModePreference;
  dark: boolean;
  choose: (preference: ColorModePreference) => void;
} {
  const [preference, setPreference] = useState(storedColorMode);
  const systemDark = useSyncExternalStore(watchSystem, isSystemDark);
  const dark = preference === 'system' ? systemDark : preference === 'dark';
  useEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }, [dark]);
  const choose = (chosen: ColorModePreference): void => {
    visitKeeper.write(COLOR_MODE_KEY, chosen);
    setPreference(chosen);
  };
  return { preference, dark, choose };
}

function storedColorMode(): ColorModePreference {
  const stored = visitKeeper.read(COLOR_MODE_KEY);
  return COLOR_MODES.find((mode) => mode === stored) ?? 'system';
}

const systemScheme = matchMedia('(prefers-color-scheme: dark)');

function isSystemDark(): boolean {
  return systemScheme.matches;
}

function watchSystem(changed: () => void): () => void {
  systemScheme.addEventListener('change', changed);
  return () => systemScheme.removeEventListener('change', changed);
}
