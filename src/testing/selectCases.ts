/** Whether the long tests run, which have the cases that `npm test` leaves out. */
export const isFullRun = process.env.FULL !== undefined;

/**
 * Returns every `step`th test case; in the long tests, the remaining ones. Lists with different offsets together have each
 * case.
 */
export const selectCases = <Case>(cases: readonly Case[], step: number, offset = 0): Case[] =>
  cases.filter((_, index) => ((index + offset) % step === 0) !== isFullRun);
