import { languageDefinitions } from './languageDefinitions.ts';

export type Language = keyof typeof languageDefinitions;

export const languages = Object.keys(languageDefinitions) as readonly Language[];

export const defaultLanguage: Language = 'pt';

/** BCP 47 tags by language code, for `lang` attributes and for the formatting of numbers and dates. */
export const languageTags = Object.fromEntries(
  languages.map((language) => [language, languageDefinitions[language].tag]),
) as Readonly<Record<Language, string>>;

/**
 * Returns the supported language of a locale code such as `pt-BR`, `pt_BR`, `PT` or `es-419` (docs/behaviour.md,
 * Languages).
 * @returns undefined when the code is missing or its language is not supported
 */
export function parseLanguage(localeCode: string | null | undefined): Language | undefined {
  const prefix = /^\s*([a-z]+)(?:[-_].*)?\s*$/i.exec(localeCode ?? '')?.[1]?.toLowerCase();
  return languages.find((language) => language === prefix);
}

/**
 * Languages that the host application, the user, the URL and the company request. The first that is defined is used
 * (docs/behaviour.md, Choice of language).
 */
export interface LanguageSources {
  host?: Language | undefined;
  user?: Language | undefined;
  /** Language at the start of the URL path. If the path has none, the language in the locale cookie. */
  path?: Language | undefined;
  company?: Language | undefined;
}

/**
 * Chooses the interface language: the first that is defined of host, user, path and company. Defaults to Portuguese.
 */
export function chooseLanguage({ host, user, path, company }: LanguageSources): Language {
  return host ?? user ?? path ?? company ?? defaultLanguage;
}
