import { paginateRows } from './paginate.ts';

const space = { first: 100, next: 150, closing: 60 };
const createRows = (count: number, height = 10) => Array.from({ length: count }, () => height);

test.each<[string, number[], number[]]>([
  ['gives one page without rows', [], [0]],
  ['gives one page if rows and closing fit', createRows(4), [0]],
  ['moves four rows to the page of a closing that does not fit', createRows(5), [0, 1]],
  ['fills the first page', createRows(10), [0, 6]],
  ['fits more rows on the second page', createRows(25), [0, 10, 21]],
  ['moves three more rows to a last page with one row', createRows(26), [0, 10, 22]],
  ['keeps a last page with enough rows', createRows(18), [0, 10]],
  ['moves as many rows as fit if four do not', [90, 40, 40, 40], [0, 1, 2]],
  ['leaves at least one row on the previous page', [90, 10], [0, 1]],
  ['puts a row on the first page that is taller than the page', [120, 10, 10], [0, 1]],
])('%s', (_what, heights, starts) => {
  expect(paginateRows(heights, space)).toEqual(starts);
});

test('random row heights: no page is too full or empty, and no row is lost', () => {
  let seed = 7;
  const random = (limit: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (seed >> 8) % limit;
  };
  const faults: string[] = [];
  for (let round = 0; round < 500; round++) {
    const heights = Array.from({ length: random(60) }, () => 5 + random(80));
    const starts = paginateRows(heights, space);
    starts.forEach((start, page) => {
      const end = starts[page + 1] ?? heights.length;
      const isLast = page === starts.length - 1;
      const used = heights.slice(start, end).reduce((sum, height) => sum + height, 0);
      const limit = page === 0 ? space.first : space.next;
      if (used + (isLast ? space.closing : 0) > limit)
        faults.push(`page ${page} of ${heights.join(' ')}`);
      if (heights.length > 0 && !isLast && end <= start) faults.push(`nothing on ${page}`);
    });
    if (starts[0] !== 0) faults.push(`rows before ${starts[0]}`);
  }
  expect(faults).toEqual([]);
});
