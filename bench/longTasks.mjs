/* global PerformanceObserver, window -- in the page */

/** Records the durations of long tasks of the main thread in `window.longTasks`, milliseconds. Runs in the page. */
export function recordLongTasks() {
  const longTasks = [];
  Object.assign(window, { longTasks });
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

/** Returns the duration of the longest task since `recordLongTasks`, milliseconds. 0 if none took 50 ms. */
export async function getLongestTask(page) {
  const longTasks = await page.evaluate(() => window.longTasks);
  return Math.round(Math.max(0, ...longTasks));
}
