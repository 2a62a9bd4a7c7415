import { computeCommonLengths } from './findGaps.ts';

/** Maximum number of pairs that are considered. Beyond it, lines are paired in their order. */
const maxPairs = 400;
/** Maximum length of lines that are compared letter by letter. */
const maxLineLength = 100;
/** Minimum value of a pair, so that as many lines as possible are paired. */
const minPairValue = 0.01;

/**
 * Pairs lines that a page lacks with lines that it has in their place, in their order and so that paired lines are as
 * similar as possible. If there are as many of both, all are paired in their order.
 * @returns pairs of a missing and an added line. A line without partner is paired with an empty one
 */
export function matchLines(
  missing: readonly string[],
  added: readonly string[],
): (readonly [missing: string, added: string])[] {
  if (missing.length === added.length || missing.length * added.length > maxPairs)
    return Array.from({ length: Math.max(missing.length, added.length) }, (_, index) => [
      missing[index] ?? '',
      added[index] ?? '',
    ]);
  const values = missing.map((line) => added.map((addedLine) => computePairValue(line, addedLine)));
  const totals = computeTotals(values, added.length);
  const totalAt = (i: number, j: number) => totals[i]?.[j] ?? 0;
  const pairs: (readonly [string, string])[] = [];
  let [i, j] = [0, 0];
  while (i < missing.length || j < added.length) {
    const isPair = totalAt(i, j) === (values[i]?.[j] ?? Infinity) + totalAt(i + 1, j + 1);
    const isMissing = !isPair && i < missing.length && totalAt(i + 1, j) === totalAt(i, j);
    pairs.push([
      isPair || isMissing ? (missing[i++] ?? '') : '',
      isPair || !isMissing ? (added[j++] ?? '') : '',
    ]);
  }
  return pairs;
}

/** Returns by how much two lines are similar: the share of the longer one that both have, 0 to 1, and a bit more. */
function computePairValue(line: string, addedLine: string): number {
  const [a, b] = [line, addedLine].map((text) => Array.from(text).slice(0, maxLineLength));
  if (!a || !b) return minPairValue;
  const commonLength = computeCommonLengths(a, b)[0]?.[0] ?? 0;
  return commonLength / Math.max(1, a.length, b.length) + minPairValue;
}

/** Computes the largest sum of pair values from each pair of indexes to the ends of both lists. */
function computeTotals(values: readonly (readonly number[])[], addedCount: number): number[][] {
  const totals = Array.from({ length: values.length + 1 }, () =>
    new Array<number>(addedCount + 1).fill(0),
  );
  for (let i = values.length - 1; i >= 0; i--)
    for (let j = addedCount - 1; j >= 0; j--) {
      const [row, below] = [totals[i], totals[i + 1]];
      if (row && below)
        row[j] = Math.max(
          below[j] ?? 0,
          row[j + 1] ?? 0,
          (values[i]?.[j] ?? 0) + (below[j + 1] ?? 0),
        );
    }
  return totals;
}
