import type { Card, Day } from './card.ts';

/** Certificates in their order, as words are looked for in thousands of them. */
export interface Shelf {
  cards: readonly Card[];
  names: Lines;
  ids: Lines;
  /** Each once, and of each card its place among them. */
  days: readonly (Day | undefined)[];
  dayOf: readonly number[];
  /** What words were found in last: a 1 for each card that has it. */
  marked: Map<string, Uint8Array>;
}

/** Texts without line breaks in one piece: to look through that costs less than to look through each. */
interface Lines {
  text: string;
  /** Of each line, and where one more would begin. */
  starts: readonly number[];
}

export function shelfOf(cards: readonly Card[]): Shelf {
  const places = new Map<Day | undefined, number>();
  for (const { day } of cards) if (!places.has(day)) places.set(day, places.size);
  return {
    cards,
    names: linesOf(cards.map(({ name }) => name)),
    ids: linesOf(cards.map(({ id }) => id)),
    days: [...places.keys()],
    dayOf: cards.map(({ day }) => places.get(day) ?? 0),
    marked: new Map(),
  };
}

function linesOf(texts: readonly string[]): Lines {
  let next = 0;
  const starts = texts.map((text) => {
    const start = next;
    next += text.length + 1;
    return start;
  });
  return { text: texts.join('\n'), starts: [...starts, next] };
}

/** Marks with a 1 the lines that have a word. */
export function markLines({ text, starts }: Lines, word: string, marks: Uint8Array): void {
  let line = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, starts[line])) {
    while ((starts[line + 1] ?? Infinity) <= at) line++;
    marks[line] = 1;
    line++;
  }
}
