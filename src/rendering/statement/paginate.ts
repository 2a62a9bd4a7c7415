/** How much room there is for rows, points. */
export interface Room {
  /** On the first page. */
  first: number;
  /** On each other one. */
  next: number;
  /** What follows the last row on its page. */
  closing: number;
}

/** The last page has at least so many rows, or its totals would stand alone. */
const leastOnLast = 4;

/**
 * Which row each page begins with. Rows are never split; the closing is on the last page, with rows above it while there
 * is room for them and the page before keeps one.
 */
export function paginate(heights: readonly number[], { first, next, closing }: Room): number[] {
  const starts = [0];
  let used = 0;
  heights.forEach((height, row) => {
    const start = starts.at(-1) ?? 0;
    if (used + height > (start === 0 ? first : next) && row > start) {
      starts.push(row);
      used = 0;
    }
    used += height;
  });
  if (used + closing > (starts.length === 1 ? first : next)) {
    starts.push(heights.length);
    used = 0;
  }
  const before = starts.at(-2);
  let start = starts.at(-1) ?? 0;
  if (before === undefined) return starts;
  for (;;) {
    const height = heights[start - 1] ?? 0;
    const isEnough = heights.length - start >= leastOnLast;
    if (isEnough || start - 1 <= before || used + height + closing > next) break;
    start -= 1;
    used += height;
  }
  return [...starts.slice(0, -1), start];
}
