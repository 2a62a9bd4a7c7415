import type { CertificateType } from '#model/certificate/certificate.ts';
import type { Language } from '#model/language.ts';
import { remembered } from '#model/remembered.ts';
import type { Card, Day } from './card.ts';
import { dayTest } from './dayWords.ts';
import { fold } from './folded.ts';

/** How each language calls the types, folded: one and several. */
const typeWords: Readonly<Record<Language, Readonly<Record<CertificateType, readonly string[]>>>> =
  {
    pt: { MISSION: ['missao', 'missoes'], CONTENT: ['conteudo', 'conteudos'] },
    en: { MISSION: ['mission', 'missions'], CONTENT: ['content', 'contents'] },
    es: { MISSION: ['mision', 'misiones'], CONTENT: ['contenido', 'contenidos'] },
  };

const shortestType = 4;
const shortestId = 4;
/** What stands between the parts of a date, and says nothing by itself. */
const joiners = new Set(['de', 'del', 'do', 'of']);

/** The words of a search as they are compared; what stands between the parts of a date is left out. */
export function wordsOf(search: string): string[] {
  const words = fold(search)
    .split(/\s+/)
    .map((word) => word.replace(/^[,;:"“”«»'()]+|[,;:.!?"“”«»'()]+$/g, ''))
    .filter(Boolean);
  const isDated = words.some((word) => dayTest(word) !== undefined);
  return isDated ? words.filter((word) => !joiners.has(word)) : words;
}

/** Whether a certificate has every word, in its name, type, day or validation id. */
export function matcherOf(words: readonly string[]): (card: Card) => boolean {
  const [first, ...others] = words.map(testOf);
  if (!first) return () => true;
  // Most searches are one word, of thousands of certificates.
  return (card) => first(card) && others.every((test) => test(card));
}

function testOf(word: string): (card: Card) => boolean {
  const type = typeOf(word);
  const isOnDay = onceForEach(dayTest(word));
  const id = word.length >= shortestId ? `-${word}` : undefined;
  return (card) =>
    card.name.includes(word) ||
    card.type === type ||
    (card.day !== undefined && isOnDay(card.day)) ||
    (id !== undefined && card.id.includes(id));
}

/** The certificates of one day share it. */
function onceForEach(isOn: ((day: Day) => boolean) | undefined): (day: Day) => boolean {
  if (!isOn) return () => false;
  const known = new Map<Day, boolean>();
  return (day) => remembered(known, day, () => isOn(day));
}

function typeOf(word: string): CertificateType | undefined {
  if (word.length < shortestType) return undefined;
  const says = (type: CertificateType) =>
    Object.values(typeWords).some((names) => names[type].some((name) => name.startsWith(word)));
  return (['MISSION', 'CONTENT'] as const).find(says);
}
