import { paginate } from './paginate.ts';

const room = { first: 100, next: 150, closing: 60 };
const rows = (count: number, height = 10) => Array.from({ length: count }, () => height);

test.each<[string, number[], number[]]>([
  ['nothing is one page', [], [0]],
  ['what fits with its closing is one page', rows(4), [0]],
  ['rows alone would fit, but not their closing: four of them go with it', rows(5), [0, 1]],
  ['a full first page', rows(10), [0, 6]],
  ['the second page holds more', rows(25), [0, 10, 21]],
  ['a last page of one row takes three more', rows(26), [0, 10, 22]],
  ['a last page with enough rows stays', rows(18), [0, 10]],
  ['as many as fit, where four do not', [90, 40, 40, 40], [0, 1, 2]],
  ['the page before keeps one', [90, 10], [0, 1]],
  ['a row that is taller than the first page begins it all the same', [120, 10, 10], [0, 1]],
])('%s', (_what, heights, starts) => {
  expect(paginate(heights, room)).toEqual(starts);
});

test('whatever the heights, no page is too full, none is empty and no row is lost', () => {
  let seed = 7;
  const random = (most: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (seed >> 8) % most;
  };
  const faults: string[] = [];
  for (let round = 0; round < 500; round++) {
    const heights = Array.from({ length: random(60) }, () => 5 + random(80));
    const starts = paginate(heights, room);
    starts.forEach((start, page) => {
      const end = starts[page + 1] ?? heights.length;
      const isLast = page === starts.length - 1;
      const used = heights.slice(start, end).reduce((sum, height) => sum + height, 0);
      const most = page === 0 ? room.first : room.next;
      if (used + (isLast ? room.closing : 0) > most)
        faults.push(`page ${page} of ${heights.join(' ')}`);
      if (heights.length > 0 && !isLast && end <= start) faults.push(`nothing on ${page}`);
    });
    if (starts[0] !== 0) faults.push(`rows before ${starts[0]}`);
  }
  expect(faults).toEqual([]);
});
