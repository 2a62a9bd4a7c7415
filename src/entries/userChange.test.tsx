/** @jest-environment jest-fixed-jsdom */
import { testUserChanges } from '#testing/userChange/testUserChanges.ts';
import { testCases } from '#testing/userChange/scenarios.ts';

// A fifth of all combinations; the others are in `userChange.full.test.tsx`.
testUserChanges(testCases.filter(({ row, column }) => row % 5 === column));
