import type { Page } from '@playwright/test';

/** An event of Chromium's trace. `tdur` is the processor time of a task, microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/**
 * Measures the longest task of a page's main thread during an action. A task's processor time does not depend on other
 * programs, unlike the durations of `PerformanceObserver`.
 * @returns processor time, milliseconds
 */
export async function measureLongestTask(
  page: Page,
  action: () => Promise<unknown>,
): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser that can be traced.');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await action();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const getThread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(getThread),
  );
  const tasks = traceEvents.filter((event) => mainThreads.has(getThread(event)));
  const longest = tasks.reduce((longestTime, { tdur = 0 }) => Math.max(longestTime, tdur), 0);
  if (longest === 0) throw new Error('The trace has no task of a main thread.');
  return Math.round(longest / 1000);
}
