/** @jest-environment jest-fixed-jsdom */
import { testChanges } from '#testing/changeOfUser/changeOfUser.ts';
import { cells } from '#testing/changeOfUser/ways.ts';

testChanges(cells);
