/** @jest-environment jest-fixed-jsdom */
import { testChanges } from '#testing/changeOfUser/changeOfUser.ts';
import { cells } from '#testing/changeOfUser/ways.ts';

// The others are in `anotherUser.test.tsx`.
testChanges(cells.filter(({ row, column }) => row % 5 !== column));
