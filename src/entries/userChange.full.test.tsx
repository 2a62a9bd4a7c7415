/** @jest-environment jest-fixed-jsdom */
import { testUserChanges } from '#testing/userChange/testUserChanges.ts';
import { testCases } from '#testing/userChange/scenarios.ts';

// The remaining combinations are in `userChange.test.tsx`.
testUserChanges(testCases.filter(({ row, column }) => row % 10 !== column));
