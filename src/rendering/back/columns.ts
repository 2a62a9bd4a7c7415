/** Lines in columns, measured in lines. */
export interface ColumnPlan {
  /** The first line of the second column; the number of lines where there is one column. */
  turn: number;
  /** Of each line, from the top of its column. */
  tops: readonly number[];
  /** Of the taller column. */
  height: number;
}

/** What it costs to break a paragraph, in lines: next to its first or last line it costs more. */
const broken = { within: 1.2, atEnds: 3 };

/**
 * Paragraphs one below the other, in one column or in two that are about as tall as each other. A paragraph goes on in
 * the second one only where keeping it whole would leave them too uneven.
 * @param lengths of the paragraphs
 * @param gap between paragraphs
 */
export function inColumns(lengths: readonly number[], gap: number, count: 1 | 2): ColumnPlan {
  const places = lengths.flatMap((length, paragraph) =>
    Array.from({ length }, (_, line) => ({ line, length, shift: paragraph * gap })),
  );
  const topOf = (index: number) => index + (places[index]?.shift ?? 0);
  const height = (from: number, to: number) => (to > from ? topOf(to - 1) + 1 - topOf(from) : 0);
  const costOf = (turn: number) => {
    const [left, right] = [height(0, turn), height(turn, places.length)];
    const { line = 0, length = 0 } = places[turn] ?? {};
    const isAtEnds = line === 1 || line === length - 1;
    const cost = line === 0 ? 0 : isAtEnds ? broken.atEnds : broken.within;
    return Math.max(left, right) + cost + (right > left ? 0.5 : 0);
  };
  let turn = places.length;
  if (count === 2)
    for (let tried = turn - 1; tried > 0; tried--) if (costOf(tried) < costOf(turn)) turn = tried;
  return {
    turn,
    tops: places.map((_, index) => topOf(index) - (index < turn ? 0 : topOf(turn))),
    height: Math.max(height(0, turn), height(turn, places.length)),
  };
}
