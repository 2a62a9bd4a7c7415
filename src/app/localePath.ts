import type { Config } from '#model/config.ts';
import {
  chooseLanguage,
  defaultLanguage,
  type Language,
  languages,
  type LanguageSources,
} from '#model/language.ts';

export type LocaleStrategy = Config['LOCALE_STRATEGY'];

/** A path inside the base path, taken apart (docs/behaviour.md, Language in the address). */
export interface LocalePath {
  /** `''`, `/pt`, `/en` or `/es`. */
  prefix: string;
  /** The language the prefix stands for; an unprefixed address expresses no choice. */
  language: Language | undefined;
  /** The path without its prefix; starts with a slash. */
  path: string;
}

/** Separates the locale prefix. With `no_prefix` the language never stands in the address. */
export function splitLocale(path: string, strategy: LocaleStrategy): LocalePath {
  const first = /^\/([^/?#]+)(?=[/?#]|$)/.exec(path)?.[1];
  const language = languages.find((candidate) => candidate === first);
  if (strategy === 'no_prefix' || !language) {
    return { prefix: '', language: undefined, path: path || '/' };
  }
  const rest = path.slice(language.length + 1);
  return {
    prefix: `/${language}`,
    language,
    path: rest.startsWith('/') ? rest : `/${rest}`,
  };
}

/**
 * The prefix of the address after log-in: none for Portuguese, unless an unprefixed address would mean another
 * language on reload.
 */
export function settledPrefix(sources: LanguageSources): string {
  const language = chooseLanguage(sources);
  const unprefixed = chooseLanguage({ ...sources, path: undefined });
  return language === defaultLanguage && unprefixed === defaultLanguage ? '' : `/${language}`;
}
