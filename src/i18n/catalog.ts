import type { MessageFormatElement } from 'react-intl';
import type { Language } from '#domain/language.ts';
import { retryImport } from '#runtime/retryImport.ts';
import type { DateLocale } from './dateLocale.ts';

export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

/** Compiled messages of one language, and the date formats of the language. */
export interface MessageCatalog {
  messages: Messages;
  dateLocale: DateLocale;
}

/** Functions that load the messages of each language, without the additional ones. */
const learnerCatalogs: Readonly<Record<Language, () => Promise<{ catalog: MessageCatalog }>>> = {
  pt: () => import(/* webpackChunkName: "pt" */ './pt.ts'),
  en: () => import(/* webpackChunkName: "en" */ './en.ts'),
  es: () => import(/* webpackChunkName: "es" */ './es.ts'),
};

/**
 * Messages that only some users need: on the screens for administrators, and on the public page. Those of the public page
 * include the PDF for a print shop, the ways to share, and the help about keys.
 */
export type AdditionalMessages = 'admin' | 'fileCheck';

type MessageLoaders = Readonly<Record<Language, () => Promise<{ default: unknown }>>>;

const additionalMessages: Readonly<Record<AdditionalMessages, MessageLoaders>> = {
  admin: {
    pt: () => import(/* webpackChunkName: "pt-admin" */ './compiled/pt.admin.json'),
    en: () => import(/* webpackChunkName: "en-admin" */ './compiled/en.admin.json'),
    es: () => import(/* webpackChunkName: "es-admin" */ './compiled/es.admin.json'),
  },
  fileCheck: {
    pt: () => import(/* webpackChunkName: "pt-file-check" */ './compiled/pt.fileCheck.json'),
    en: () => import(/* webpackChunkName: "en-file-check" */ './compiled/en.fileCheck.json'),
    es: () => import(/* webpackChunkName: "es-file-check" */ './compiled/es.fileCheck.json'),
  },
};

// Catalogs are constants of the build, so all mounts share them.
const loadedCatalogs = new Map<Language, MessageCatalog>();
const requestedLanguages = new Set<Language>();
const listeners = new Set<() => void>();
const requestedMessages = new Set<AdditionalMessages>();

/**
 * Loads the messages of a language without the additional ones, for documents.
 * @throws the error of a failed chunk request
 */
export async function loadLearnerCatalog(language: Language): Promise<MessageCatalog> {
  const { catalog } = await retryImport(learnerCatalogs[language]);
  return catalog;
}

/**
 * Loads the messages of a language, with the additional ones for which `loadAdditionalMessages` has been called.
 * @throws the error of a failed chunk request
 */
export async function loadCatalog(language: Language): Promise<MessageCatalog> {
  requestedLanguages.add(language);
  const [catalog, ...additionalModules] = await Promise.all([
    loadLearnerCatalog(language),
    ...Array.from(requestedMessages, (name) => retryImport(additionalMessages[name][language])),
  ]);
  const previous = loadedCatalogs.get(language);
  const messages = additionalModules.reduce(
    (merged, messagesModule) => ({ ...merged, ...(messagesModule.default as Messages) }),
    { ...previous?.messages, ...catalog.messages },
  );
  // Keeps the previous object if no message is new, so that readers do not render again.
  const isNew = Object.keys(messages).length > Object.keys(previous?.messages ?? {}).length;
  if (isNew) {
    loadedCatalogs.set(language, { ...catalog, messages });
    for (const listener of listeners) listener();
  }
  return loadedCatalogs.get(language) ?? catalog;
}

/**
 * Loads additional messages in every language requested so far, and adds them to the catalogs.
 * Resolves when all are loaded.
 * @throws the error of a failed chunk request
 */
export async function loadAdditionalMessages(name: AdditionalMessages): Promise<void> {
  requestedMessages.add(name);
  await Promise.all(Array.from(requestedLanguages, loadCatalog));
}

/** Returns the message catalog of a language, or undefined if it is not loaded yet. */
export function getLoadedCatalog(language: Language): MessageCatalog | undefined {
  return loadedCatalogs.get(language);
}

/**
 * Calls `listener` each time a message catalog has been loaded or extended.
 * @returns a function that removes the listener
 */
export function onCatalogChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
