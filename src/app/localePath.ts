import type { Config } from '#domain/config.ts';
import {
  chooseLanguage,
  defaultLanguage,
  languages,
  type LanguageSources,
} from '#domain/language.ts';

export type LocaleStrategy = Config['LOCALE_STRATEGY'];

/**
 * Splits a path into its language prefix (`/en`, or `''` for none), the language of the prefix, and the remaining path,
 * which starts with a slash (docs/behaviour.md, Language in the address). With `no_prefix` there is never a prefix.
 */
export function splitLanguagePrefix(path: string, strategy: LocaleStrategy) {
  const firstSegment = /^\/([^/?#]+)(?=[/?#]|$)/.exec(path)?.[1];
  const language = languages.find((candidate) => candidate === firstSegment);
  if (strategy === 'no_prefix' || !language) {
    return { prefix: '', language: undefined, path: path || '/' };
  }
  const pathAfterLanguage = path.slice(language.length + 1);
  return {
    prefix: `/${language}`,
    language,
    path: pathAfterLanguage.startsWith('/') ? pathAfterLanguage : `/${pathAfterLanguage}`,
  };
}

/**
 * Returns the language prefix for URL paths of a signed-in user, such as `/en`. The prefix is empty if the language is
 * Portuguese and a path without a prefix also leads to Portuguese. It is `/pt` if a path without a prefix would lead to
 * another language, such as that of the company.
 */
export function getLanguagePrefix(sources: LanguageSources): string {
  const language = chooseLanguage(sources);
  const unprefixed = chooseLanguage({ ...sources, path: undefined });
  return language === defaultLanguage && unprefixed === defaultLanguage ? '' : `/${language}`;
}
