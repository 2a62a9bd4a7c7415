import { certificateDay, weekStartOf } from '#i18n/dateLocale.ts';
import { type Certificate, earnedAt } from '#model/certificate/certificate.ts';
import type { Language } from '#model/language.ts';

/** Which certificates are chosen at once: all, a period that today is in, or a year such as `2025`. */
export type Period = 'all' | 'week' | 'month' | 'year' | `${number}`;

interface Calendar {
  language: Language;
  /** IANA zone of certificate dates. */
  timeZone: string;
  /** Now, ISO 8601. */
  now: string;
}

const msPerDay = 86_400_000;

/** The certificates completed in a period, by their calendar day in the configured zone. */
export function completedIn<Earned extends Certificate>(
  period: Period,
  certificates: readonly Earned[],
  calendar: Calendar,
): Earned[] {
  if (period === 'all') return [...certificates];
  const today = certificateDay(calendar.now, calendar.timeZone);
  if (!today) return [];
  return certificates.filter((certificate) => {
    const day = dayOf(certificate, calendar.timeZone);
    return day !== undefined && isIn(period, day, today, calendar.language);
  });
}

/** The years in which certificates were completed, latest first. */
export function yearsOf(certificates: readonly Certificate[], timeZone: string): number[] {
  const years = certificates.map((one) => dayOf(one, timeZone)?.getUTCFullYear());
  return [...new Set(years.filter((year) => year !== undefined))].sort((a, b) => b - a);
}

function dayOf(certificate: Certificate, timeZone: string): Date | undefined {
  const iso = earnedAt(certificate);
  return iso === null ? undefined : certificateDay(iso, timeZone);
}

function isIn(period: Period, day: Date, today: Date, language: Language): boolean {
  const isThisYear = day.getUTCFullYear() === today.getUTCFullYear();
  switch (period) {
    case 'all':
      return true;
    case 'week':
      return weekOf(day, language) === weekOf(today, language);
    case 'month':
      return isThisYear && day.getUTCMonth() === today.getUTCMonth();
    case 'year':
      return isThisYear;
    default:
      return day.getUTCFullYear() === Number(period);
  }
}

/** Weeks counted from a first day that was a Thursday. */
function weekOf(day: Date, language: Language): number {
  const days = Math.floor(day.getTime() / msPerDay);
  const thursday = 4;
  return Math.floor((days + thursday - weekStartOf(language)) / 7);
}
