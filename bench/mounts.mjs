/**
 * Measures which memory, nodes and listeners remain in the page of each host of `e2e/hosts` after 200 mounts and unmounts,
 * and the time of a mount: from the call to the three displayed rows, compared with a React root of the host that renders
 * one line.
 */
/* global document, window -- in the page */
import { countNodesAndListeners, measureHeapKilobytes } from '../e2e/heap.ts';
import { hostNames, openHosts } from '../e2e/hosts/openHosts.ts';
import { storeCertificates, createCompany } from '../platform/servers/testing/calls.ts';
import { startPlatform } from '../platform/startPlatform.ts';
import { reportProgress } from '../scripts/progress.mjs';
import { runInBrowser } from './browser.mjs';
import { printTable, computeP50AndP95 } from './table.mjs';

const MOUNTS = 200;
const WARM_UP_MOUNTS = 10;

/** Counts timers that were set and have neither been cleared nor fired. Runs in the page. */
function countTimers() {
  const live = new Set();
  window.liveTimers = live;
  for (const kind of ['Timeout', 'Interval']) {
    const set = window[`set${kind}`];
    const clear = window[`clear${kind}`];
    window[`set${kind}`] = (callback, ...timerArgs) => {
      const countedCallback = (...args) => {
        if (kind === 'Timeout') live.delete(timer);
        callback(...args);
      };
      const timer = set.call(window, countedCallback, ...timerArgs);
      live.add(timer);
      return timer;
    };
    window[`clear${kind}`] = (timer) => {
      live.delete(timer);
      clear.call(window, timer);
    };
  }
}

/**
 * Mounts a module until `count` elements match a selector, and unmounts it. Runs in the page. @returns the milliseconds of
 * each mount
 */
async function measureMounts([mountCount, module, props, selector, count]) {
  /** Returns the node that contains the mounted elements: the plugin's shadow root, or the host's element. */
  const getContainer = () => {
    const element = document.getElementById('app');
    return element.querySelector('[data-certs-root]')?.shadowRoot ?? element;
  };
  const waitForChange = async (node, isDone) => {
    while (!isDone())
      await new Promise((resolve) => {
        const observer = new window.MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(node, { subtree: true, childList: true });
      });
  };
  const times = [];
  for (let index = 0; index < mountCount; index += 1) {
    const start = performance.now();
    await window.host.mount('app', module, props);
    const container = getContainer();
    await waitForChange(container, () => container.querySelectorAll(selector).length === count);
    times.push(performance.now() - start);
    const element = document.getElementById('app');
    window.host.unmount('app');
    await waitForChange(element, () => element.childElementCount === 0);
    element.remove();
    window.host.calls.length = 0;
  }
  return times;
}

async function measure(browser, url, mountArgs) {
  const page = await browser.newPage();
  await page.addInitScript(countTimers);
  await page.goto(url);
  await page.waitForFunction(() => 'host' in window);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const getCounts = async () => ({
    ...(await countNodesAndListeners(client)),
    kilobytes: await measureHeapKilobytes(client),
    timers: await page.evaluate(() => window.liveTimers.size),
  });
  // The first mounts load code and fill the caches of the browser and the compiler.
  await page.evaluate(measureMounts, [WARM_UP_MOUNTS, ...mountArgs]);
  const countsBefore = await getCounts();
  const times = await page.evaluate(measureMounts, [MOUNTS, ...mountArgs]);
  // RTK Query and Apollo release a mount some hundred milliseconds after it has ended.
  await page.waitForTimeout(2000);
  const countsAfter = await getCounts();
  await page.close();
  const getGrowth = (name) => countsAfter[name] - countsBefore[name];
  return [
    getGrowth('kilobytes') / MOUNTS,
    ...['nodes', 'listeners', 'onWindow', 'onDocument', 'timers'].map((name) =>
      String(getGrowth(name)),
    ),
    ...computeP50AndP95(times),
  ];
}

const hosts = await openHosts();
const parentOrigins = Object.values(hosts.urls);
const ports = { shellPort: 0, pluginPort: 0, apiPort: 0 };
const platform = await startPlatform({ ...ports, control: true, parentOrigins });
try {
  hosts.serve(platform, parentOrigins);
  const { learner } = await createCompany(platform.api);
  await storeCertificates(platform.api, learner.id, 3);
  const props = { router: 'memory', token: learner.token };
  const rows = await runInBrowser(async (browser) => {
    const measurements = [];
    for (const [index, host] of hostNames.entries()) {
      reportProgress(index, hostNames.length);
      const url = hosts.urls[host];
      const pluginArgs = ['CertificatesApp', props, '[role="listitem"]', 3];
      measurements.push([host, ...(await measure(browser, url, pluginArgs))]);
      // The plain host has no React.
      if (host === 'plain') continue;
      measurements.push([
        '  empty root',
        ...(await measure(browser, url, ['EmptyRoot', {}, 'p', 1])),
      ]);
    }
    return measurements;
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
