import { findLineStarts, getTrackedWidth, joinWords, type Word } from './words.ts';

/** Matches the end of an item, which a middle dot separates from the next item. */
const itemEnd = /·$/;
/**
 * Matches the end of an item, or of a clause or sentence in it. That is not the dot of an abbreviation, as in
 * `Av. Paulista`.
 */
const clauseEnd = /(?:[,;·–—]|[^\s.]{4}[.!?…])$/;

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
  if (!words.some(({ text }) => text.endsWith('·'))) return words;
  const clauses = joinUnits(words, clauseEnd, lineWidth, tracking);
  const items = joinUnits(clauses, itemEnd, lineWidth, tracking);
  const countLines = (units: readonly Word[]) => findLineStarts(units, lineWidth, tracking).length;
  const count = countLines(words);
  return [items, clauses].find((units) => countLines(units) <= count) ?? words;
}

/** Joins words up to each word that matches `end`, unless the unit is wider than a line. */
function joinUnits(
  words: readonly Word[],
  end: RegExp,
  lineWidth: number,
  tracking: number,
): Word[] {
  const units: Word[] = [];
  let group: Word[] = [];
  for (const [index, word] of words.entries()) {
    group.push(word);
    const next = words[index + 1];
    // The number of a house belongs to its street.
    if (next && (!end.test(word.text) || /^\d/.test(next.text))) continue;
    const unit = joinWords(group);
    const fits = unit && getTrackedWidth(unit, tracking) <= lineWidth;
    units.push(...(fits ? [unit] : group));
    group = [];
  }
  return units;
}
