import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { pt } from './texts/pt.ts';

export const LANGUAGES = ['pt', 'en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Locale for `lang` and for `Intl`. */
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

const TEXTS = { pt, en, es };

/** @param values by the names that stand in braces */
export type Translate = (
  id: MessageId,
  values?: Readonly<Record<string, string | number>>,
) => string;

export function translator(language: Language): Translate {
  return (id, values = {}) =>
    TEXTS[language][id].replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''));
}

export function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(pt, id);
}

/** Any locale code (`pt_BR`, `es-419`) as a language of the shell, or null when it has none. */
export function languageOf(code: string | null | undefined): Language | null {
  const prefix = (code ?? '').slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === prefix) ?? null;
}
