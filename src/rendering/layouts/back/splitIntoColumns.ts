/** Positions of the lines of a text in one column or two columns. Distances and heights are in lines. */
export interface ColumnDistribution {
  /** Index of the first line of the second column. If there is only one column, the number of all lines. */
  breakIndex: number;
  /** Distance of each line from the top of the column that contains the line. */
  tops: readonly number[];
  /** Height of the taller column. */
  height: number;
}

/**
 * Costs of continuing a paragraph in the second column, to be compared with the height of the taller column in lines.
 * `within` is the usual cost. `atEnds` is the higher cost if only the first or the last line of the paragraph is
 * separated from the rest.
 */
const breakCosts = { within: 1.2, atEnds: 3 };

/**
 * Distributes paragraphs over one column, or over two columns of similar height. Breaks a paragraph only if the heights
 * of the columns would otherwise differ too much.
 * @param lengths number of lines of each paragraph
 * @param gap space between paragraphs, in lines
 * @param count number of columns
 */
export function splitIntoColumns(
  lengths: readonly number[],
  gap: number,
  count: 1 | 2,
): ColumnDistribution {
  const lines = lengths.flatMap((length, paragraph) =>
    Array.from({ length }, (_, line) => ({ line, length, shift: paragraph * gap })),
  );
  const getTop = (index: number) => index + (lines[index]?.shift ?? 0);
  const getHeight = (from: number, to: number) =>
    to > from ? getTop(to - 1) + 1 - getTop(from) : 0;
  const getCost = (breakIndex: number) => {
    const [firstHeight, secondHeight] = [
      getHeight(0, breakIndex),
      getHeight(breakIndex, lines.length),
    ];
    const { line = 0, length = 0 } = lines[breakIndex] ?? {};
    const isNearEnd = line === 1 || line === length - 1;
    const cost = line === 0 ? 0 : isNearEnd ? breakCosts.atEnds : breakCosts.within;
    return Math.max(firstHeight, secondHeight) + cost + (secondHeight > firstHeight ? 0.5 : 0);
  };
  let breakIndex = lines.length;
  if (count === 2)
    for (let index = breakIndex - 1; index > 0; index--)
      if (getCost(index) < getCost(breakIndex)) breakIndex = index;
  return {
    breakIndex,
    tops: lines.map((_, index) => getTop(index) - (index < breakIndex ? 0 : getTop(breakIndex))),
    height: Math.max(getHeight(0, breakIndex), getHeight(breakIndex, lines.length)),
  };
}
