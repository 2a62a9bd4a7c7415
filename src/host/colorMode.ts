import { tryStorage } from '#runtime/tryStorage.ts';
import type { ColorModePreference } from './hostSlice.ts';

/** Key of the colour mode preference in localStorage. The host's prefix, if there is one, is put before this key. */
export const colorModeStorageKey = 'certificates-color-mode';

const preferences: readonly unknown[] = ['system', 'light', 'dark'];

export function isColorModePreference(value: unknown): value is ColorModePreference {
  return preferences.includes(value);
}

/** Reads the stored colour mode. Returns undefined without one or if the browser blocks localStorage. */
export function readColorMode(key: string): ColorModePreference | undefined {
  const stored = tryStorage(() => localStorage.getItem(key));
  return isColorModePreference(stored) ? stored : undefined;
}

/** Saves the colour mode preference in localStorage. Does nothing if the browser blocks localStorage. */
export function saveColorMode(key: string, preference: ColorModePreference): void {
  tryStorage(() => localStorage.setItem(key, preference));
}

const darkSchemeQuery = '(prefers-color-scheme: dark)';

/** Returns true if the operating system is in dark mode. */
export function isSystemDark(): boolean {
  return matchMedia(darkSchemeQuery).matches;
}

/**
 * Calls `listener` when the colour mode of the operating system changes.
 * @returns a function that removes the listener
 */
export function subscribeToSystemColorMode(listener: () => void): () => void {
  const query = matchMedia(darkSchemeQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Returns the colour mode that a screen forces on the plugin. A screen cannot force `system`; this only logs a warning
 * to the console (docs/behaviour.md, Colour mode).
 * @returns null when the screen forces no mode
 */
export function parseColorModeOverride(
  requested: ColorModePreference | undefined,
): 'light' | 'dark' | null {
  if (requested !== 'system') return requested ?? null;
  console.warn('A page cannot force the colour mode "system"; ignored.');
  return null;
}
