/** @jest-environment jest-fixed-jsdom */
import { testUserChanges } from '#testing/userChange/testUserChanges.ts';
import { testCases } from '#testing/userChange/scenarios.ts';

// Each screen in one combination; the others are in `userChange.full.test.tsx`.
testUserChanges(testCases.filter(({ row, column }) => row % 10 === column));
