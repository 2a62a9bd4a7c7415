import { getOrCreate } from '#runtime/getOrCreate.ts';
import type { Day } from './dayMatcher.ts';
import type { IndexedCertificate } from './indexCertificate.ts';
import { removeSpaces } from './joinedLetters.ts';

/** Index for searching words in thousands of certificates. The certificates are in their sort order. */
export interface SearchIndex {
  entries: readonly IndexedCertificate[];
  /** Names, names without spaces, and ids, one line per certificate. */
  lines: Readonly<Record<'names' | 'joinedNames' | 'ids', Lines>>;
  /** Indexes of the certificates of each day. */
  days: ReadonlyMap<Day, readonly number[]>;
  /**
   * Cached matches of the most recent search words, by word. Each array has one number per certificate: 1 if the
   * certificate contains the word, else 0.
   */
  matchCache: Map<string, Uint8Array>;
}

/** Lines in one string. Searching it once is much faster than searching thousands of strings. */
interface Lines {
  text: string;
  /** Start of each line in the text, and the length of the text. */
  starts: Uint32Array;
}

export const buildSearchIndex = (entries: readonly IndexedCertificate[]): SearchIndex => ({
  entries,
  lines: {
    names: joinLines(entries.map(({ names }) => names.join('\t'))),
    joinedNames: joinLines(entries.map(({ names }) => names.map(removeSpaces).join('\t'))),
    ids: joinLines(entries.map(({ id }) => id)),
  },
  days: groupByDay(entries),
  matchCache: new Map(),
});

function groupByDay(entries: readonly IndexedCertificate[]): ReadonlyMap<Day, readonly number[]> {
  const days = new Map<Day, number[]>();
  entries.forEach(({ day }, index) => {
    if (day) getOrCreate(days, day, () => []).push(index);
  });
  return days;
}

function joinLines(lines: readonly string[]): Lines {
  const starts = new Uint32Array(lines.length + 1);
  lines.forEach((line, index) => {
    starts[index + 1] = (starts[index] ?? 0) + line.length + 1;
  });
  return { text: lines.map((line) => `${line}\n`).join(''), starts };
}

/** Returns the indexes of the lines that contain some letters. */
export function findLines({ text, starts }: Lines, letters: string): number[] {
  const indexes: number[] = [];
  let index = 0;
  let position = text.indexOf(letters);
  while (position >= 0) {
    while ((starts[index + 1] ?? Infinity) <= position) index++;
    indexes.push(index);
    position = text.indexOf(letters, starts[index + 1]);
  }
  return indexes;
}
