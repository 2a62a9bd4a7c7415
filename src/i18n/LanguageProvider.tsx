import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { asError } from '#model/asError.ts';
import { type Language, languageTags } from '#model/language.ts';
import { loadCatalogue, loadedCatalogue, onTexts } from './catalogue.ts';
import { TimeZoneContext } from './timeZone.ts';

interface LanguageProviderProps {
  language: Language;
  /** IANA zone of certificate dates. */
  timeZone: string;
  /** Stands there while the first language loads. */
  waiting?: ReactNode;
  children: ReactNode;
}

/**
 * Words everything inside it in `language`. While another language loads, the one before stays on screen; when the
 * first cannot be loaded the failure is thrown to the error boundary above.
 */
export function LanguageProvider({ language, timeZone, waiting, children }: LanguageProviderProps) {
  const [shown, setShown] = useState<Language>();
  const [failure, setFailure] = useState<Error>();

  useEffect(() => {
    let wanted = true;
    loadCatalogue(language).then(
      () => wanted && setShown(language),
      (error: unknown) => wanted && setFailure(asError(error)),
    );
    return () => {
      wanted = false;
    };
  }, [language]);

  const current = loadedCatalogue(language) ? language : shown;
  const catalogue = useSyncExternalStore(onTexts, () => current && loadedCatalogue(current));
  if (!current || !catalogue) {
    if (failure) throw failure;
    return waiting;
  }
  return (
    <IntlProvider locale={languageTags[current]} defaultLocale="en" messages={catalogue.messages}>
      <TimeZoneContext value={timeZone}>
        <div lang={languageTags[current]}>{children}</div>
      </TimeZoneContext>
    </IntlProvider>
  );
}
