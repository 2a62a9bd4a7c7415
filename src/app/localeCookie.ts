import Cookies from 'js-cookie';
import { type Language, parseLanguage } from '#domain/language.ts';
import { tryStorage } from '#runtime/tryStorage.ts';

const cookieName = 'certificates_locale';
const lifetimeDays = 365;

/**
 * Reads the language from the locale cookie, which is used when the URL path has no language prefix (docs/behaviour.md,
 * Language in the address).
 * @param prefix cookie prefix of the host, or `''`; undefined if the plugin stores no cookies
 */
export function readLocaleCookie(prefix: string | undefined): Language | undefined {
  if (prefix === undefined) return undefined;
  return parseLanguage(tryStorage(() => Cookies.get(prefix + cookieName)));
}

export function saveLocaleCookie(prefix: string, language: Language): void {
  const isFramed = window.top !== window.self;
  tryStorage(() =>
    Cookies.set(prefix + cookieName, language, {
      path: '/',
      expires: lifetimeDays,
      ...(isFramed
        ? { secure: true, sameSite: 'none' as const, partitioned: true }
        : { sameSite: 'lax' as const }),
    }),
  );
}
