import { use } from 'react';
import { getLoadedCatalog } from './catalog.ts';
import { type DateLocale, type DateStyle, formatCertificateDate } from './dateLocale.ts';
import { TimeZoneContext } from './timeZone.ts';
import { useLanguage } from './useLanguage.ts';

/**
 * Returns a function that formats certificate dates in the interface language and the configured time zone. The
 * function returns an empty string for null.
 */
export function useCertificateDateFormatter(style?: DateStyle): (iso: string | null) => string {
  const timeZone = use(TimeZoneContext);
  const dateLocale = useDateLocale();
  return (iso) =>
    iso && dateLocale ? formatCertificateDate(iso, dateLocale, timeZone, style) : '';
}

/**
 * Returns the date formats of the interface language; undefined until the message catalog of the language is loaded.
 */
export function useDateLocale(): DateLocale | undefined {
  return getLoadedCatalog(useLanguage())?.dateLocale;
}
