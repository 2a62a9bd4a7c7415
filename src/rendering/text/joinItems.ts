import { findLineStarts, getTrackedWidth, joinLines, type Word } from './words.ts';

/** Returns whether a word is the last of a unit. @param next the text after the word */
type EndFinder = (text: string, next: string) => boolean;

/** Finds the end of an item, which a middle dot separates from the next item. */
const isItemEnd: EndFinder = (text) => text.endsWith('·');
/**
 * Finds the end of an item, or of a clause or sentence in it. That is neither the dot of an abbreviation, as in `Av. Paulista`,
 * nor the comma before the number of a house.
 */
const isClauseEnd: EndFinder = (text, next) =>
  /(?:[,;·–—]|[^\s.]{4}[.!?…])$/.test(text) && !/,\d/.test(text.slice(-1) + next.slice(0, 1));

/**
 * Joins the words of items that middle dots separate, as in `Aurora S.A. · Av. Paulista, 1.000, São Paulo/SP`, so that
 * lines are broken between items. An item that is wider than a line is broken after a comma or a sentence. If the text
 * would take more lines then, lines are broken after any comma or sentence, or else between any words.
 */
export function joinItems(
  words: readonly Word[],
  lineWidth: number,
  tracking: number,
): readonly Word[] {
  const countLines = (units: readonly Word[]) => findLineStarts(units, lineWidth, tracking).length;
  if (!words.some(({ text }) => isItemEnd(text, ''))) return words;
  const clauses = joinWords(words, isClauseEnd, lineWidth, tracking);
  const items = joinWords(clauses, isItemEnd, lineWidth, tracking);
  const count = countLines(words);
  return [items, clauses].find((units) => countLines(units) <= count) ?? words;
}

/** Joins the words of each unit, unless the unit is wider than a line. */
function joinWords(
  words: readonly Word[],
  isEnd: EndFinder,
  lineWidth: number,
  tracking: number,
): Word[] {
  const units: Word[] = [];
  let start = 0;
  for (const [index, { text }] of words.entries()) {
    const next = words[index + 1];
    if (next && !isEnd(text, next.text)) continue;
    const group = words.slice(start, index + 1);
    const unit = joinGroup(group);
    const fits = unit && getTrackedWidth(unit, tracking) <= lineWidth;
    for (const part of fits ? [unit] : group) units.push(part);
    start = index + 1;
  }
  return units;
}

/** Joins words to one. Returns undefined for the pieces of a cut word, each of which begins a line. */
function joinGroup(group: readonly Word[]): Word | undefined {
  const [first, ...following] = group;
  const last = group.at(-1);
  if (!first || !last || following.some(({ isContinuation }) => isContinuation)) return undefined;
  const width = group.reduce((sum, word) => sum + word.width + word.gap, -last.gap);
  const { isContinuation } = first;
  return { ...last, text: joinLines(group, [0]).join(''), width, isContinuation };
}
