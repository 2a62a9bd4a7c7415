import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { pt } from './languages/pt.ts';

/** Properties of the supported languages, by language code (docs/behaviour.md, Languages). */
export const languageDefinitions = { pt, en, es } as const;
export type Language = keyof typeof languageDefinitions;

export const languages = Object.keys(languageDefinitions) as readonly Language[];

export const defaultLanguage: Language = 'pt';

/** BCP 47 tags by language code, for `lang` attributes and for the formatting of numbers and dates. */
export const languageTags = Object.fromEntries(
  languages.map((language) => [language, languageDefinitions[language].tag]),
) as Readonly<Record<Language, string>>;

/**
 * Parses the language of a locale code such as `pt-BR`, `pt_BR`, `PT` or `es-419` (docs/behaviour.md, Languages).
 * @returns undefined when the code is missing or its language is not supported
 */
export function parseLanguage(localeCode: string | null | undefined): Language | undefined {
  const prefix = /^\s*([a-z]+)(?:[-_].*)?\s*$/i.exec(localeCode ?? '')?.[1]?.toLowerCase();
  return languages.find((language) => language === prefix);
}

/**
 * Languages requested by the host, the user, the URL and the company, in order of precedence (docs/behaviour.md, Choice
 * of language).
 */
export interface LanguageSources {
  host?: Language | undefined;
  user?: Language | undefined;
  /** Language prefix of the URL path, or the language in the locale cookie when the path has no prefix. */
  path?: Language | undefined;
  company?: Language | undefined;
}

/** Chooses the interface language from the requested languages, in order of precedence. Defaults to Portuguese. */
export function chooseLanguage({ host, user, path, company }: LanguageSources): Language {
  return host ?? user ?? path ?? company ?? defaultLanguage;
}
