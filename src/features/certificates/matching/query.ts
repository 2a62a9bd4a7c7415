import { type CertificateType, certificateTypes } from '#model/certificate/certificate.ts';
import type { Language } from '#model/language.ts';
import { rememberedLately } from '#model/remembered.ts';
import { dayTest } from './dayWords.ts';
import { fold } from './folded.ts';
import { markLines, type Shelf } from './shelf.ts';

/** How each language calls the types, folded: one and several. */
const typeWords: Readonly<Record<Language, Readonly<Record<CertificateType, readonly string[]>>>> =
  {
    pt: { MISSION: ['missao', 'missoes'], CONTENT: ['conteudo', 'conteudos'] },
    en: { MISSION: ['mission', 'missions'], CONTENT: ['content', 'contents'] },
    es: { MISSION: ['mision', 'misiones'], CONTENT: ['contenido', 'contenidos'] },
  };

/** Whose marks are kept: those before the one that is typed stay the same. */
const mostWords = 8;
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

/** Marks with a 1 the certificates that have every word, in their name, type, day or validation id. */
export function markFound(shelf: Shelf, words: readonly string[]): Uint8Array {
  const [first, ...others] = words.map((word) =>
    rememberedLately(shelf.marked, mostWords, word, () => markWord(shelf, word)),
  );
  if (!first) return new Uint8Array(shelf.cards.length).fill(1);
  return others.reduce(
    (both, marks) => both.map((mark, place) => mark & (marks[place] ?? 0)),
    first,
  );
}

function markWord({ cards, names, ids, days, dayOf }: Shelf, word: string): Uint8Array {
  const marks = new Uint8Array(cards.length);
  markLines(names, word, marks);
  if (word.length >= shortestId) markLines(ids, `-${word}`, marks);
  const type = typeOf(word);
  if (type) cards.forEach((card, place) => card.type === type && (marks[place] = 1));
  const isOn = dayTest(word);
  if (isOn) {
    const isFound = days.map((day) => day !== undefined && isOn(day));
    dayOf.forEach((day, place) => isFound[day] && (marks[place] = 1));
  }
  return marks;
}

function typeOf(word: string): CertificateType | undefined {
  if (word.length < shortestType) return undefined;
  const says = (type: CertificateType) =>
    Object.values(typeWords).some((names) => names[type].some((name) => name.startsWith(word)));
  return certificateTypes.find(says);
}
