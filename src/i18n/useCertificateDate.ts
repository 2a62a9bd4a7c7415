import { use } from 'react';
import { useIntl } from 'react-intl';
import { defaultLanguage, languageOf } from '#model/language.ts';
import { loadedCatalogue } from './catalogue.ts';
import { type DateStyle, formatCertificateDate } from './dateLocale.ts';
import { TimeZoneContext } from './timeZone.ts';

/** Formats certificate dates in the interface language and the zone of the configuration; nothing for null. */
export function useCertificateDate(style?: DateStyle): (iso: string | null) => string {
  const { locale } = useIntl();
  const timeZone = use(TimeZoneContext);
  const language = languageOf(locale) ?? defaultLanguage;
  const dateLocale = loadedCatalogue(language)?.dateLocale;
  return (iso) =>
    iso && dateLocale ? formatCertificateDate(iso, dateLocale, timeZone, style) : '';
}
