/** @jest-environment jest-fixed-jsdom */
import { type Cell, cells, changeUser, leave, meet, type Visitors } from '#testing/changeOfUser.ts';

let visitors: Visitors;

beforeAll(async () => {
  visitors = await meet();
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await leave(visitors);
  jest.restoreAllMocks();
});

// The rest of the table is in `anotherUser.full.test.tsx`.
const diagonal = cells.filter(({ row, column }) => row % 5 === column);

test.each(diagonal)('$way, on $screen: nothing of the one before is left', async (cell: Cell) => {
  expect(await changeUser(cell, visitors)).toEqual([]);
});
