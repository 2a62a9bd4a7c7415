import type { Config } from '#domain/config.ts';
import {
  chooseLanguage,
  defaultLanguage,
  type Language,
  languages,
  type LanguageSources,
} from '#domain/language.ts';

export type LocaleStrategy = Config['LOCALE_STRATEGY'];

/**
 * Path below the base path, split into the language prefix and the remaining path (docs/behaviour.md, Language in the
 * address).
 */
export interface LocalizedPathParts {
  /** Language prefix of the path: `/en` for example, or `''` for none. */
  prefix: string;
  /** Language of the prefix; undefined for a path without a prefix. */
  language: Language | undefined;
  /** Path without its language prefix. Starts with a slash. */
  path: string;
}

/** Splits a path into its language prefix and the rest. With `no_prefix` there is never a prefix. */
export function splitLanguagePrefix(path: string, strategy: LocaleStrategy): LocalizedPathParts {
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
