import { tz } from '@date-fns/tz';
import { format, type Locale } from 'date-fns';
import type { Language } from '#model/language.ts';

/** Day, abbreviated month and year as each language writes them in running text. */
const dayPatterns: Readonly<Record<Language, string>> = {
  pt: "d 'de' MMM'.' 'de' yyyy",
  en: 'MMM d, yyyy',
  es: 'd MMM yyyy',
};

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The calendar day of a certificate date in the configured zone, so that everyone reads the same day.
 * @param iso an instant, or a bare calendar day, which is taken as it is
 * @returns empty text for anything that is not a date
 */
export function formatCertificateDate(
  iso: string,
  language: Language,
  locale: Locale,
  timeZone: string,
): string {
  const isDay = calendarDay.test(iso);
  const date = new Date(isDay ? `${iso}T12:00:00Z` : iso);
  if (Number.isNaN(date.getTime())) return '';
  return format(date, dayPatterns[language], { locale, in: tz(isDay ? 'UTC' : timeZone) });
}

/** Weeks start on Monday in Portuguese and Spanish, on Sunday in English (Spec §9, Dates). */
export function weekStartOf(language: Language): 0 | 1 {
  return language === 'en' ? 0 : 1;
}
