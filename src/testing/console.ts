import { format } from 'node:util';
import { waitUntil } from './waitUntil.ts';

interface Call {
  method: 'error' | 'warn';
  text: string;
}

interface ExpectedCall {
  method: Call['method'];
  pattern: RegExp;
  min: number;
  max: number;
}

const calls: Call[] = [];
const expectedCalls: ExpectedCall[] = [];

/** Makes a test fail if it calls `console.error` or `console.warn` unexpectedly, or if an expected call is missing. */
export function failOnConsoleCalls(): void {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...values: unknown[]) => calls.push({ method, text: format(...values) });
  }
  afterEach(checkCalls);
  // Hooks of a test file run after the check of its last test.
  afterAll(checkCalls);
}

/** Expects the current test to log an error. @param times exact number of calls. Default: one or more */
export function expectConsoleError(pattern: RegExp, times?: number): void {
  expectedCalls.push({ method: 'error', pattern, min: times ?? 1, max: times ?? Infinity });
}

/** Expects the current test to log a warning. @param times exact number of calls. Default: one or more */
export function expectConsoleWarning(pattern: RegExp, times?: number): void {
  expectedCalls.push({ method: 'warn', pattern, min: times ?? 1, max: times ?? Infinity });
}

/**
 * Allows the current test to log errors, but does not require them. For errors whose number depends on timing or on the
 * row of `test.each`.
 */
export function allowConsoleError(pattern: RegExp): void {
  expectedCalls.push({ method: 'error', pattern, min: 0, max: Infinity });
}

/** Waits until every expected call has been logged, such as before checking what a failed request leaves out. */
export const waitForExpectedCalls = (): Promise<void> =>
  waitUntil(() => !expectedCalls.some(isMissing));

const isMissing = (item: ExpectedCall) =>
  calls.filter((call) => isMatch(call, item)).length < item.min;

const isMatch = (call: Call, { method, pattern }: ExpectedCall) =>
  call.method === method && pattern.test(call.text);

/** Pattern of a warning that is ignored: Redux Toolkit's development checks log it when the machine is slow. */
const slowCheckPattern = /^\w+StateInvariantMiddleware took /;

function checkCalls(): void {
  const logged = calls.splice(0).filter(({ text }) => !slowCheckPattern.test(text));
  const expected = expectedCalls.splice(0);
  const problems = logged
    .filter((call) => !expected.some((item) => isMatch(call, item)))
    .map(({ method, text }) => `Unexpected console.${method}: ${text}`);
  for (const item of expected) {
    const count = logged.filter((call) => isMatch(call, item)).length;
    if (count < item.min || count > item.max)
      problems.push(`${count} calls of console.${item.method} match ${item.pattern}`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}
