import { earnedDay } from '#i18n/dateLocale.ts';
import type { Certificate, CertificateType } from '#model/certificate/certificate.ts';
import { remembered } from '#model/remembered.ts';
import { writtenDay } from './dayWords.ts';
import { fold } from './folded.ts';

/** A calendar day in numbers; January is month 1. */
export interface Day {
  day: number;
  month: number;
  year: number;
  /** In numbers, in every order. */
  written: string;
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
  /** The validation id; each of its groups begins with a hyphen. */
  id: string;
  /** For sorting by the time of creation. */
  created: number;
}

// Many were earned on one day, and what a word says of that is asked once.
const days = new Map<number, Day>();

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
    id: `-${fold(validationId ?? id)}`,
    created: Date.parse(createdAt ?? '') || 0,
  };
  cards.set(certificate, card);
  return card;
}

function dayOf(certificate: Certificate, timeZone: string): Day | undefined {
  const date = earnedDay(certificate, timeZone);
  return (
    date &&
    remembered(days, date.getTime(), () => {
      const [day, month, year] = [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear()];
      return { day, month, year, written: writtenDay(day, month, year) };
    })
  );
}
