import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { pt } from './texts/pt.ts';

export const LANGUAGES = ['pt', 'en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Locale of each language, for the `lang` attribute and `Intl`. */
export const LOCALES: Readonly<Record<Language, string>> = {
  pt: 'pt-BR',
  en: 'en-US',
  es: 'es-ES',
};
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
};

export type MessageId = keyof typeof pt;

const MESSAGES = { pt, en, es };

/** A function that returns a message in the current language. @param values values for the names in braces */
export type Translate = (
  id: MessageId,
  values?: Readonly<Record<string, string | number>>,
) => string;

export function createTranslator(language: Language): Translate {
  return (id, values = {}) =>
    MESSAGES[language][id].replace(/\{(\w+)\}/g, (_match, name: string) =>
      String(values[name] ?? ''),
    );
}

export function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(pt, id);
}

/** Parses a locale code such as `pt_BR` or `es-419`. Returns null for a language that the shell does not have. */
export function parseLanguage(code: string | null | undefined): Language | null {
  const prefix = (code ?? '').slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === prefix) ?? null;
}
