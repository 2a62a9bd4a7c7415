/** @jest-environment jest-fixed-jsdom */
import { testChanges } from '#testing/changeOfUser/changeOfUser.ts';
import { cells } from '#testing/changeOfUser/ways.ts';

// The rest of the table is in `anotherUser.full.test.tsx`.
testChanges(cells.filter(({ row, column }) => row % 5 === column));
