import { earnedDay } from '#i18n/dateLocale.ts';
import type { Certificate, CertificateType } from '#model/certificate/certificate.ts';
import { fold } from './folded.ts';

/** A calendar day in numbers; January is month 1. */
export interface Day {
  day: number;
  month: number;
  year: number;
}

/** A certificate that may say by which id it is verified; else by its own. */
export interface Findable extends Certificate {
  validationId?: string | null;
}

/** What a certificate is found and sorted by. */
export interface Card {
  certificate: Findable;
  name: string;
  type: CertificateType;
  /** Of completion, else of creation. */
  day: Day | undefined;
  /** The validation id, and each of its groups with all that follows. */
  ids: readonly string[];
  /** For sorting by the time of creation. */
  created: number;
}

// Of one configuration: a mount reads its own certificates.
const cards = new WeakMap<Findable, Card>();

/** Made once for each certificate: to fold thousands of names takes longer than a frame. */
export function cardOf(certificate: Findable, timeZone: string): Card {
  const known = cards.get(certificate);
  if (known) return known;
  const { id, type, course, createdAt, validationId } = certificate;
  const card = {
    certificate,
    name: fold(course.name),
    type,
    day: dayOf(certificate, timeZone),
    ids: groupsOf(validationId ?? id),
    created: Date.parse(createdAt ?? '') || 0,
  };
  cards.set(certificate, card);
  return card;
}

function dayOf(certificate: Certificate, timeZone: string): Day | undefined {
  const date = earnedDay(certificate, timeZone);
  return (
    date && {
      day: date.getUTCDate(),
      month: date.getUTCMonth() + 1,
      year: date.getUTCFullYear(),
    }
  );
}

function groupsOf(id: string): string[] {
  const groups = fold(id).split('-');
  return groups.map((_, index) => groups.slice(index).join('-'));
}
