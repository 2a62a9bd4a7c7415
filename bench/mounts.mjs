/**
 * What 200 mounts and unmounts leave in the page of each host of `e2e/hosts`, and how long one takes: from the call to
 * the three rows, beside a root of the host's own React with one line in it.
 */
/* global document, window -- in the page */
import { countsOf, kilobytesOf } from '../e2e/heap.ts';
import { hostNames, openHosts } from '../e2e/hosts/openHosts.ts';
import { earn, newCompany } from '../platform/servers/testing/calls.ts';
import { startPlatform } from '../platform/startPlatform.ts';
import { inBrowser } from './browser.mjs';
import { printTable, quantile } from './table.mjs';

const MOUNTS = 200;
const FIRST = 10;

/** In the page: keeps count of timers that are set and neither cleared nor over. */
function countTimers() {
  const live = new Set();
  window.liveTimers = live;
  for (const kind of ['Timeout', 'Interval']) {
    const set = window[`set${kind}`];
    const clear = window[`clear${kind}`];
    window[`set${kind}`] = (act, ...rest) => {
      const over = (...args) => {
        if (kind === 'Timeout') live.delete(timer);
        act(...args);
      };
      const timer = set.call(window, over, ...rest);
      live.add(timer);
      return timer;
    };
    window[`clear${kind}`] = (timer) => {
      live.delete(timer);
      clear.call(window, timer);
    };
  }
}

/** In the page. @returns the milliseconds of each mount */
async function mountTimes([times, module, props, drawn, count]) {
  const changed = async (isDone) => {
    while (!isDone())
      await new Promise((resolve) => {
        const observer = new window.MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true });
      });
  };
  const spent = [];
  for (let index = 0; index < times; index += 1) {
    const begun = performance.now();
    await window.host.mount('app', module, props);
    await changed(() => document.querySelectorAll(`#app ${drawn}`).length === count);
    spent.push(performance.now() - begun);
    const element = document.getElementById('app');
    window.host.unmount('app');
    await changed(() => element.childElementCount === 0);
    element.remove();
    window.host.heard.length = 0;
  }
  return spent;
}

async function measure(browser, url, mounting) {
  const page = await browser.newPage();
  await page.addInitScript(countTimers);
  await page.goto(url);
  await page.waitForFunction(() => 'host' in window);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const counts = async () => ({
    ...(await countsOf(client)),
    kilobytes: await kilobytesOf(client),
    timers: await page.evaluate(() => window.liveTimers.size),
  });
  // The first load code and fill what browser and compiler keep for themselves.
  await page.evaluate(mountTimes, [FIRST, ...mounting]);
  const before = await counts();
  const spent = await page.evaluate(mountTimes, [MOUNTS, ...mounting]);
  const after = await counts();
  await page.close();
  const grown = (name) => after[name] - before[name];
  return [
    grown('kilobytes') / MOUNTS,
    ...['nodes', 'listeners', 'onWindow', 'onDocument', 'timers'].map((name) =>
      String(grown(name)),
    ),
    quantile(spent, 0.5),
    quantile(spent, 0.95),
  ];
}

const hosts = await openHosts();
const parentOrigins = Object.values(hosts.urls);
const ports = { shellPort: 0, pluginPort: 0, apiPort: 0 };
const platform = await startPlatform({ ...ports, control: true, parentOrigins });
try {
  hosts.serve(platform, parentOrigins);
  const { learner } = await newCompany(platform.api);
  await earn(platform.api, learner.id, 3);
  const props = { router: 'memory', token: learner.token };
  const rows = await inBrowser(async (browser) => {
    const measured = [];
    for (const host of hostNames) {
      const url = hosts.urls[host];
      const ours = ['CertificatesApp', props, '[role="listitem"]', 3];
      measured.push([host, ...(await measure(browser, url, ours))]);
      // That page has no React.
      if (host === 'plain') continue;
      measured.push(['  empty root', ...(await measure(browser, url, ['EmptyRoot', {}, 'p', 1]))]);
    }
    return measured;
  });
  printTable(
    `${MOUNTS} mounts and unmounts: what stays (target: 2 KB a mount and nothing else), ms a mount`,
    ['host', 'KB', 'nodes', 'listeners', 'on window', 'on document', 'timers', 'ms p50', 'p95'],
    rows,
  );
} finally {
  await platform.close();
  await hosts.close();
}
