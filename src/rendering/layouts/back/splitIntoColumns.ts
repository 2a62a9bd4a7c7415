/** Distribution of text lines over one or two columns. All lengths are in lines. */
export interface ColumnDistribution {
  /** Index of the first line of the second column; the number of lines if there is one column. */
  breakIndex: number;
  /** Distance of each text line from the top of its column. */
  tops: readonly number[];
  /** Height of the taller column. */
  height: number;
}

/**
 * Cost of breaking a paragraph between two columns. A cost of 1 equals a difference of one line between the heights of
 * the columns. A break next to the paragraph's first or last line (`atEnds`) costs more.
 */
const breakCosts = { within: 1.2, atEnds: 3 };

/**
 * Distributes paragraphs over one column or two columns of similar height. Breaks a paragraph only where the columns
 * would otherwise be too uneven.
 * @param lengths number of lines of each paragraph
 * @param gap space between paragraphs, in lines
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
