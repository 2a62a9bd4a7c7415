/**
 * Runs Lighthouse on five screens of the built standalone page against the reference platform, and on an almost empty page with
 * the prescribed packages (`floor`), as on a phone and on a desktop computer. Prints medians and the longest tasks: `npm run
 * bench -- lighthouse --repeat 1 --screens home,editor`. The CPU slowdown of the phone is computed from Lighthouse's benchmark index of this machine; `--slowdown 4` is Lighthouse's
 * default, meant for a fast desktop computer (its docs/throttling.md).
 */
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { sendRestRequest } from '../platform/servers/testing/calls.ts';
import { startPlatform } from '../platform/startPlatform.ts';
import { reportProgress } from '../scripts/progress.mjs';
import { findChromium } from '../scripts/system/chromium.ts';
import { openFloorPage } from './floorPage.mjs';
import { printTable, computeQuantile } from './table.mjs';

const LEARNER = 'demo-learner';
const ADMIN = 'demo-admin';
/** Name of the row of the almost empty page. */
const FLOOR = 'floor';
const DEVICES = ['mobile', 'desktop'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
const BENCHMARK_RUNS = 3;
const TASK_COUNT = 3;
/** Duration beyond which a task counts as blocking. */
const TASK_MS = 50;

/** Finds the paths of the screens to measure. @returns the user's token and the path of each screen */
async function findScreens(platform, browser) {
  const page = await signIn(platform, browser, LEARNER);
  const href = await page.locator('[role=listitem] a').first().getAttribute('href');
  await page.close();
  const id = href.split('/').at(-1);
  const { json } = await sendRestRequest(platform.api, '/missions/certificate-templates', {
    token: ADMIN,
  });
  return {
    home: [LEARNER, '/'],
    preview: [LEARNER, `/preview/${id}`],
    print: [LEARNER, `/print/${id}`],
    templates: [ADMIN, '/templates'],
    editor: [ADMIN, `/editor/${json[0].id}`],
  };
}

/** Signs a user in; the session cookie stays in the browser. @returns the page */
async function signIn(platform, browser, token) {
  const page = await browser.contexts()[0].newPage();
  await page.goto(`${platform.plugin}/signin/${token}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function visit(address, port, device, slowdown) {
  const settings = {
    port,
    onlyCategories: CATEGORIES,
    // Everything except the session cookie.
    clearStorageTypes: ['indexeddb', 'local_storage', 'cache_storage', 'service_workers'],
  };
  const { lhr, artifacts } =
    device === 'desktop'
      ? await lighthouse(address, settings, desktopConfig)
      : await lighthouse(address, {
          ...settings,
          throttling: { cpuSlowdownMultiplier: slowdown },
        });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return {
    ...lhr,
    cpuBlocking: computeBlockingTime(artifacts.Trace, device === 'desktop' ? 1 : slowdown),
  };
}

/**
 * Computes the blocking time from the CPU time of the page's tasks. Lighthouse uses wall time, which also counts other work
 * of the machine.
 */
function computeBlockingTime({ traceEvents }, slowdown) {
  const { pid, tid, ts } = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  const ms = traceEvents
    .filter(
      (event) =>
        event.pid === pid && event.tid === tid && event.ts > ts && event.name === 'RunTask',
    )
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown - TASK_MS);
  return ms.reduce((sum, duration) => sum + Math.max(0, duration), 0);
}

/** Pairs of a machine's benchmark index and the slowdown that simulates a mid-range phone on it. */
const SLOWDOWNS = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [1533, 4],
  [2000, 6],
];

/** Interpolates the CPU slowdown for a benchmark index linearly, as Lighthouse's calculator does. */
function computeSlowdown(index) {
  const above = SLOWDOWNS.findIndex(([existingIndex]) => existingIndex > index);
  if (above <= 0) return SLOWDOWNS.at(above)[1];
  const [[lowerIndex, lower], [upperIndex, upper]] = SLOWDOWNS.slice(above - 1);
  return lower + ((index - lowerIndex) / (upperIndex - lowerIndex)) * (upper - lower);
}

/** Measures Lighthouse's benchmark index of this machine: the median of several runs on a screen without requests. */
async function measureBenchmarkIndex(platform, port) {
  const indices = [];
  for (let run = 0; run < BENCHMARK_RUNS; run += 1) {
    const { environment } = await visit(`${platform.plugin}/not-authorized`, port, 'desktop');
    indices.push(environment.benchmarkIndex);
  }
  return computeMedian(indices);
}

const computeMedian = (values) => computeQuantile(values, 0.5);

function createRow(screen, device, reports) {
  const scores = CATEGORIES.map((name) =>
    String(
      computeMedian(reports.map(({ categories }) => Math.round(100 * categories[name].score))),
    ),
  );
  const metrics = METRICS.map((name) =>
    computeMedian(reports.map(({ audits }) => audits[name].numericValue)),
  );
  const shift = metrics.pop().toFixed(3);
  const blocking = computeMedian(reports.map(({ cpuBlocking }) => cpuBlocking));
  return [screen, device, ...scores, ...metrics, blocking, shift];
}

/** Lists the Lighthouse audits that reduce a score below 100. */
const listFailedAudits = ({ categories, audits }) =>
  CATEGORIES.slice(1).flatMap((name) =>
    categories[name].auditRefs
      .map(({ id, weight }) => ({ ...audits[id], weight }))
      .filter(({ score, weight }) => weight > 0 && score !== null && score < 1)
      .map(({ id, title }) => `${id}: ${title}`),
  );

const listLongestTasks = ({ audits }) =>
  (audits['long-tasks'].details?.items ?? [])
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, TASK_COUNT)
    .map(({ url, duration, startTime }) => {
      const name = URL.canParse(url) ? new URL(url).pathname : url;
      return `${duration.toFixed(0)} ms at ${startTime.toFixed(0)}: ${name}`;
    });

/** Opens the almost empty page once. @throws TimeoutError when it has no heading */
async function checkFloorPage(browser, address) {
  const page = await browser.contexts()[0].newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.close();
}

async function measure(
  platform,
  floorAddress,
  browser,
  port,
  { repeat, screens: screenNames, devices, slowdown },
) {
  await checkFloorPage(browser, floorAddress);
  const screens = await findScreens(platform, browser);
  const selected = screenNames?.split(',') ?? Object.keys(screens);
  const deviceNames = devices.split(',');
  const total = (selected.length + 1) * deviceNames.length * Number(repeat);
  let done = 0;
  const rows = [];
  const findings = new Set();
  for (const screen of [...selected, FLOOR]) {
    const [token, path] = screens[screen] ?? [];
    if (token) await (await signIn(platform, browser, token)).close();
    const address = screen === FLOOR ? floorAddress : platform.plugin + path;
    for (const device of deviceNames) {
      const reports = [];
      for (let run = 0; run < Number(repeat); run += 1) {
        reportProgress(done, total);
        reports.push(await visit(address, port, device, Number(slowdown)));
        done += 1;
      }
      rows.push(createRow(screen, device, reports));
      for (const report of reports)
        for (const failure of listFailedAudits(report))
          findings.add(`${screen}, ${device}: ${failure}`);
      for (const task of listLongestTasks(reports.at(-1)))
        findings.add(`${screen}, ${device}: ${task}`);
    }
  }
  return { rows, findings };
}

const { values: settings } = parseArgs({
  options: {
    repeat: { type: 'string', default: '5' },
    screens: { type: 'string' },
    slowdown: { type: 'string' },
    devices: { type: 'string', default: DEVICES.join(',') },
  },
});
const floorPage = await openFloorPage();
const platform = await startPlatform({ shellPort: 0, pluginPort: 0, apiPort: 0 });
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const index = await measureBenchmarkIndex(platform, chrome.port);
  const slowdown = settings.slowdown ?? computeSlowdown(index).toFixed(1);
  console.log(
    `\nLighthouse's index of this machine: ${index}; a phone is ${slowdown} times slower.`,
  );
  const { rows, findings } = await measure(platform, floorPage.address, browser, chrome.port, {
    ...settings,
    slowdown,
  });
  printTable(
    'Lighthouse, scores and ms (target: scores of 95, 100 and 100, blocking 150); floor is an almost empty page',
    [
      '',
      '',
      'performance',
      'accessible',
      'practices',
      'first paint',
      'largest',
      'blocking',
      'by processor',
      'shift',
    ],
    rows,
  );
  console.log(`\n${[...findings].join('\n')}`);
  await browser.close();
} finally {
  chrome.kill();
  await platform.close();
  await floorPage.close();
}
