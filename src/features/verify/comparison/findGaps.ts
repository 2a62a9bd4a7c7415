/** A part of two lists that are compared, in which they differ. */
export interface Gap {
  /** Indexes of consecutive elements of the first list that the second list lacks. */
  issuedIndexes: number[];
  actualIndexes: number[];
}

/**
 * Finds the elements of two lists that are not in their longest common subsequence. Consecutive elements form one gap.
 */
export function findGaps(issued: readonly string[], actual: readonly string[]): Gap[] {
  const lengths = computeCommonLengths(issued, actual);
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const gaps: Gap[] = [];
  let gap: Gap = { issuedIndexes: [], actualIndexes: [] };
  let [i, j] = [0, 0];
  const close = () => {
    if (gap.issuedIndexes.length + gap.actualIndexes.length > 0) gaps.push(gap);
    gap = { issuedIndexes: [], actualIndexes: [] };
  };
  while (i < issued.length || j < actual.length) {
    if (i < issued.length && j < actual.length && issued[i] === actual[j]) {
      close();
      i++;
      j++;
    } else if (
      j >= actual.length ||
      (i < issued.length && lengthAt(i + 1, j) >= lengthAt(i, j + 1))
    )
      gap.issuedIndexes.push(i++);
    else gap.actualIndexes.push(j++);
  }
  close();
  return gaps;
}

/**
 * Computes a table whose entry [i][j] is the length of the longest common subsequence of the two lists from the indexes
 * i and j to their ends.
 */
export function computeCommonLengths<Part>(a: readonly Part[], b: readonly Part[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const [row, below] = [rows[i], rows[i + 1]];
      if (!row || !below) continue;
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
}
