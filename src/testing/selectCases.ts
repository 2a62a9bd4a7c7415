/** Whether the long tests run, which have all variants; those of `npm test` have a share of them. */
const isFullRun = process.env.FULL !== undefined;

/**
 * Returns every `step`th test case; in the long tests, all of them. Lists with different offsets together have each case.
 */
export const selectCases = <Case>(cases: readonly Case[], step: number, offset = 0): Case[] =>
  cases.filter((_, index) => isFullRun || (index + offset) % step === 0);
