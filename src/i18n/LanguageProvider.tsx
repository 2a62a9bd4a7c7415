import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { toError } from '#runtime/toError.ts';
import { type Language, languageTags } from '#domain/language.ts';
import { loadCatalog, getLoadedCatalog, onCatalogChange } from './catalog.ts';
import { TimeZoneContext } from './timeZone.ts';

interface LanguageProviderProps {
  language: Language;
  /** IANA time zone in which the dates of certificates are displayed. */
  timeZone: string;
  /** Content shown while the messages of the first language are loading. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Provides the messages of `language` to its children. While the messages of another language are loading, the previous
 * language stays on screen. If the first language fails to load, the error is thrown to the nearest error boundary.
 */
export function LanguageProvider({
  language,
  timeZone,
  fallback,
  children,
}: LanguageProviderProps) {
  const [loadedLanguage, setLoadedLanguage] = useState<Language>();
  const [error, setError] = useState<Error>();

  useEffect(() => {
    let isCurrent = true;
    loadCatalog(language).then(
      () => isCurrent && setLoadedLanguage(language),
      (error: unknown) => isCurrent && setError(toError(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);

  const current = getLoadedCatalog(language) ? language : loadedLanguage;
  const catalog = useSyncExternalStore(onCatalogChange, () => current && getLoadedCatalog(current));
  if (!current || !catalog) {
    if (error) throw error;
    return fallback;
  }
  return (
    <IntlProvider locale={languageTags[current]} defaultLocale="en" messages={catalog.messages}>
      <TimeZoneContext value={timeZone}>
        <div lang={languageTags[current]}>{children}</div>
      </TimeZoneContext>
    </IntlProvider>
  );
}
