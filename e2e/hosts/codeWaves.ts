import type { Page, Route } from '@playwright/test';
import type { Running } from '../fixtures.ts';

export interface Asked {
  /** How many waves of code had been answered when it was asked for. */
  after: number;
  /** `later`: code that the screen did not wait for. */
  kind: 'code' | 'later' | 'data';
  path: string;
}

const quiet = 300;

/**
 * Everything that is asked for until `show` is done, in order. A wave is what is asked for while nothing before it is
 * left unanswered: code is answered only when for a while no more was asked for, all of it at once.
 * @param isNeeded of a path below the plugin; other code is answered only once the screen is there
 */
export async function recordWaves(
  page: Page,
  platform: Running,
  isNeeded: (path: string) => boolean,
  show: () => Promise<void>,
): Promise<Asked[]> {
  const log: Asked[] = [];
  const later: Route[] = [];
  let held: Route[] = [];
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
    // Which one is needed only the certificate says.
    if (/\/layout\d\./.test(path)) return route.continue();
    const kind = isNeeded(path) ? 'code' : 'later';
    log.push({ after: waves, kind, path });
    if (kind === 'later') return void later.push(route);
    held.push(route);
    latest = Date.now();
  });
  const showing = show().finally(() => (isShown = true));
  while (!isShown) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (held.length === 0 || Date.now() - latest < quiet) continue;
    // A busy page has not come yet to what it asks for next.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    if (Date.now() - latest < quiet) continue;
    const wave = held;
    held = [];
    waves += 1;
    await Promise.all(wave.map((route) => route.continue()));
  }
  await Promise.all([...held, ...later].map((route) => route.continue()));
  await showing;
  return log;
}
