import Cookies from 'js-cookie';
import { type Language, languageOf } from '#model/language.ts';

const cookieName = 'certificates_locale';
const lifetimeDays = 365;

/**
 * The language kept where the address carries none (docs/behaviour.md, Language in the address).
 * @param prefix the host's, or `''`
 */
export function readLocale(prefix: string): Language | undefined {
  return languageOf(Cookies.get(prefix + cookieName));
}

export function keepLocale(prefix: string, language: Language): void {
  const isFramed = window.top !== window.self;
  Cookies.set(prefix + cookieName, language, {
    path: '/',
    expires: lifetimeDays,
    ...(isFramed
      ? { secure: true, sameSite: 'none' as const, partitioned: true }
      : { sameSite: 'lax' as const }),
  });
}
