import type { Page, Route } from '@playwright/test';
import type { TestPlatform } from '../fixtures.ts';

export interface RecordedRequest {
  /** Number of waves of code that were loaded before this request. */
  after: number;
  /** Kind of request. `later`: code that the screen does not need. */
  kind: 'code' | 'later' | 'data';
  path: string;
}

/**
 * Milliseconds without a request of code after which a wave is complete. Until the first request of data a busy page
 * gets more time, so that a request in parallel with the wave is not taken for one that waited for it.
 */
const quietTimes = { beforeData: 1500, afterData: 300 };

/**
 * Records all requests until `show` is done, in order. A wave is a set of code requests that do not depend on each other:
 * responses wait until no further code is requested for a while, and are then sent together.
 * @param isNeeded returns whether the screen needs the code at a path of the plugin; other code loads after the screen
 */
export async function recordWaves(
  page: Page,
  platform: TestPlatform,
  isNeeded: (path: string) => boolean,
  show: () => Promise<void>,
): Promise<RecordedRequest[]> {
  const log: RecordedRequest[] = [];
  const deferredRoutes: Route[] = [];
  let pendingRoutes: Route[] = [];
  let waves = 0;
  let latest = 0;
  let isShown = false as boolean;
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (!isShown && request.url().startsWith(platform.api))
      log.push({ after: waves, kind: 'data', path });
  });
  await page.route(`${platform.plugin}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    if (isShown || !/\.(?:js|css)$/.test(path)) return route.continue();
    const kind = isNeeded(path) ? 'code' : 'later';
    log.push({ after: waves, kind, path });
    if (kind === 'later') return void deferredRoutes.push(route);
    pendingRoutes.push(route);
    latest = Date.now();
  });
  const isQuiet = () => {
    const hasData = log.some(({ kind }) => kind === 'data');
    return Date.now() - latest >= (hasData ? quietTimes.afterData : quietTimes.beforeData);
  };
  const showing = show().finally(() => (isShown = true));
  while (!isShown) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (pendingRoutes.length === 0 || !isQuiet()) continue;
    // A busy page has not sent its next requests yet.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    if (!isQuiet()) continue;
    const wave = pendingRoutes;
    pendingRoutes = [];
    waves += 1;
    await Promise.all(wave.map((route) => route.continue()));
  }
  await Promise.all([...pendingRoutes, ...deferredRoutes].map((route) => route.continue()));
  await showing;
  return log;
}
