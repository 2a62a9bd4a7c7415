import type { MessageFormatElement } from 'react-intl';
import type { Language } from '#model/language.ts';
import { parts } from './compiled/parts.ts';
import type { DateLocale } from './dateLocale.ts';
import { retryingImport } from './retryingImport.ts';

export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

/** Everything one language needs for the parts that were asked for: compiled messages and the date locale. */
export interface Catalogue {
  messages: Messages;
  dateLocale: DateLocale;
}

/**
 * What is worded apart from the frame of the app, in chunks of its own: the home screen, certificates as documents, and
 * the management of templates. The first line of a file with messages names their part.
 */
export type TextPart = keyof typeof parts;

const frames: Readonly<Record<Language, () => Promise<{ catalogue: Catalogue }>>> = {
  pt: () => import(/* webpackChunkName: "pt" */ './pt.ts'),
  en: () => import(/* webpackChunkName: "en" */ './en.ts'),
  es: () => import(/* webpackChunkName: "es" */ './es.ts'),
};

// Constants of the build, the same for every mount: keeping them is not state.
const loaded = new Map<Language, Catalogue>();
const askedLanguages = new Set<Language>();
const askedParts = new Set<TextPart>();
const listeners = new Set<() => void>();

/**
 * Loads a language with every part that was asked for so far, so that changing the language words all that is on screen.
 * @param wanted these parts alone: what needs no others does not wait for them
 * @throws whatever the failed chunk request gives
 */
export async function loadCatalogue(
  language: Language,
  wanted: Iterable<TextPart> = askedParts,
): Promise<Catalogue> {
  askedLanguages.add(language);
  const [{ catalogue: frame }, ...texts] = await Promise.all([
    retryingImport(frames[language]),
    ...Array.from(wanted, (part) => retryingImport(parts[part][language])),
  ]);
  const before = loaded.get(language);
  const messages = Object.assign(
    {},
    before?.messages,
    frame.messages,
    ...texts.map((text) => text.default),
  ) as Messages;
  // The same object as before tells readers that nothing is new.
  const isNew = Object.keys(messages).length !== Object.keys(before?.messages ?? {}).length;
  if (!before || isNew) loaded.set(language, { ...frame, messages });
  for (const listener of listeners) listener();
  return loaded.get(language) ?? frame;
}

/**
 * Asks for a part: from now on every language comes with it. Resolves when the languages asked for so far have it.
 * @throws whatever the failed chunk request gives
 */
export async function loadTexts(part: TextPart): Promise<void> {
  askedParts.add(part);
  await Promise.all(Array.from(askedLanguages, (language) => loadCatalogue(language)));
}

/** A language that `loadCatalogue` has brought already. */
export function loadedCatalogue(language: Language): Catalogue | undefined {
  return loaded.get(language);
}

/** Tells when more texts have come. @returns how to stop listening */
export function onTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
