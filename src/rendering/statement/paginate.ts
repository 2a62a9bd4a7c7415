/** Heights available for table rows on the pages of a statement, points. */
export interface TableHeights {
  /** Height for table rows on the first page. */
  first: number;
  /** Height for table rows on each page after the first. */
  next: number;
  /** Height of the closing part (totals and instructions for verification) below the last row. */
  closing: number;
}

/** Minimum number of table rows on the last page. Without a minimum, the last page could show only totals. */
const minRowsOnLastPage = 4;

/**
 * Distributes table rows over pages, without splitting rows. Returns the index of the first row of each page. The
 * closing part is on the last page. If the closing part needs a new page, up to four of the last rows move to that page
 * too, if they fit and the page before keeps at least one row.
 */
export function paginateRows(
  heights: readonly number[],
  { first, next, closing }: TableHeights,
): number[] {
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
  const previousStart = starts.at(-2);
  let start = starts.at(-1) ?? 0;
  if (previousStart === undefined) return starts;
  for (;;) {
    const height = heights[start - 1] ?? 0;
    const isEnough = heights.length - start >= minRowsOnLastPage;
    if (isEnough || start - 1 <= previousStart || used + height + closing > next) break;
    start -= 1;
    used += height;
  }
  return [...starts.slice(0, -1), start];
}
