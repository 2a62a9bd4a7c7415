import type { ColorModePreference } from './hostSlice.ts';

/** The localStorage key of the preference, behind the host's prefix where there is one. */
export const colorModeKey = 'certificates-color-mode';

const preferences: readonly unknown[] = ['system', 'light', 'dark'];

export function isColorModePreference(value: unknown): value is ColorModePreference {
  return preferences.includes(value);
}

/** The preference kept in this browser; undefined when there is none or storage is blocked. */
export function readColorMode(key: string): ColorModePreference | undefined {
  try {
    const kept = localStorage.getItem(key);
    return isColorModePreference(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the preference in this browser; where storage is blocked it lasts as long as the page. */
export function keepColorMode(key: string, preference: ColorModePreference): void {
  try {
    localStorage.setItem(key, preference);
  } catch {
    // Blocked storage is the reader's choice.
  }
}

const darkScheme = '(prefers-color-scheme: dark)';

/** Whether the operating system asks for dark. */
export function systemIsDark(): boolean {
  return matchMedia(darkScheme).matches;
}

/** Calls back whenever the operating system's setting changes. @returns stops listening */
export function onSystemColorMode(listener: () => void): () => void {
  const query = matchMedia(darkScheme);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * The colour mode a screen may force. Forcing `system` is refused with a console warning (docs/behaviour.md, Colour mode).
 * @returns null when the screen forces nothing
 */
export function forcedColorModeOf(asked: ColorModePreference | undefined): 'light' | 'dark' | null {
  if (asked !== 'system') return asked ?? null;
  console.warn('A page cannot force the colour mode "system"; ignored.');
  return null;
}
