import type { Locale } from 'date-fns';
import type { MessageFormatElement } from 'react-intl';
import type { Language } from '#model/language.ts';
import { retryingImport } from './retryingImport.ts';

/** Everything one language needs, in one lazy chunk: compiled messages and the date locale. */
export interface Catalogue {
  messages: Readonly<Record<string, MessageFormatElement[]>>;
  dateLocale: Locale;
}

const loaders: Readonly<Record<Language, () => Promise<{ catalogue: Catalogue }>>> = {
  pt: () => import(/* webpackChunkName: "pt", webpackPreload: true */ './pt.ts'),
  en: () => import(/* webpackChunkName: "en" */ './en.ts'),
  es: () => import(/* webpackChunkName: "es" */ './es.ts'),
};

// Constants of the build, the same for every mount: keeping them is not state.
const loaded = new Map<Language, Catalogue>();

/** Loads a language. @throws whatever the failed chunk request gives */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const { catalogue } = await retryingImport(loaders[language]);
  loaded.set(language, catalogue);
  return catalogue;
}

/** A language that `loadCatalogue` has brought already. */
export function loadedCatalogue(language: Language): Catalogue | undefined {
  return loaded.get(language);
}
