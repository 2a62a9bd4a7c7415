import type { Page } from '@playwright/test';

/**
 * Starts to measure how long the main thread of a page works. Its processor time does not depend on other programs,
 * unlike the durations of `PerformanceObserver`.
 * @returns a function that returns the processor time since its last call, milliseconds
 */
export async function measureMainThreadTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readTotal = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
    if (seconds === undefined) throw new Error('Chromium does not measure its main thread.');
    return seconds * 1000;
  };
  let last = await readTotal();
  return async () => {
    const total = await readTotal();
    const time = Math.round(total - last);
    last = total;
    return time;
  };
}
