import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { pt } from './languages/pt.ts';

/** Each interface and document language (docs/behaviour.md, Languages). */
export const languageFacts = { pt, en, es } as const;
export type Language = keyof typeof languageFacts;

export const languages = Object.keys(languageFacts) as readonly Language[];

export const defaultLanguage: Language = 'pt';

/** BCP 47 tags for `lang` attributes, number and date formats. */
export const languageTags = Object.fromEntries(
  languages.map((language) => [language, languageFacts[language].tag]),
) as Readonly<Record<Language, string>>;

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
