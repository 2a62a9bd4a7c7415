/** The interface and document languages (docs/behaviour.md, Languages). */
export const languages = ['pt', 'en', 'es'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'pt';

const tabPlaces: Readonly<Record<Language, number>> = { pt: 1, es: 2, en: 3 };

/** In the order in which an administrator sees them beside each other. */
export const tabLanguages: readonly Language[] = languages.toSorted(
  (one, other) => tabPlaces[one] - tabPlaces[other],
);

/** BCP 47 tags for `lang` attributes, number and date formats. */
export const languageTags: Readonly<Record<Language, string>> = {
  pt: 'pt-BR',
  en: 'en-US',
  es: 'es-ES',
};

/**
 * The language a locale code stands for: its `en`, `es` or `pt` prefix (docs/behaviour.md, Languages).
 * Accepts every spelling met in the field (`pt-BR`, `pt_BR`, `PT`, `es-419`).
 * @returns undefined when the code is missing or names another language.
 */
export function languageOf(localeCode: string | null | undefined): Language | undefined {
  const prefix = /^\s*([a-z]+)(?:[-_].*)?\s*$/i.exec(localeCode ?? '')?.[1]?.toLowerCase();
  return languages.find((language) => language === prefix);
}

/** What a language may come from, in this order (docs/behaviour.md, Choice of language). */
export interface LanguageSources {
  host?: Language | undefined;
  user?: Language | undefined;
  /** The locale prefix, or the locale cookie where the address carries none. */
  path?: Language | undefined;
  company?: Language | undefined;
}

/** The language to show, in the specified order; Portuguese when nobody asks for one. */
export function chooseLanguage({ host, user, path, company }: LanguageSources): Language {
  return host ?? user ?? path ?? company ?? defaultLanguage;
}
