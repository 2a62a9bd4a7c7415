/**
 * Lighthouse on five screens of the built standalone page against the reference platform, as on a telephone and on a
 * desk: medians, and the longest tasks with what they ran. `npm run bench -- phones --repeat 1 --screens home,editor`.
 * How many times slower than this machine the telephone is depends on this machine, so Lighthouse's index of it comes
 * first; `--slowdown 4` is Lighthouse's own constant, meant for a fast desktop computer (its docs/throttling.md).
 */
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { call } from '../platform/servers/testing/calls.ts';
import { startPlatform } from '../platform/startPlatform.ts';
import { findChromium } from '../scripts/system/chromium.ts';
import { printTable, quantile } from './table.mjs';

const LEARNER = 'demo-learner';
const ADMIN = 'demo-admin';
const DEVICES = ['mobile', 'desktop'];
const MARKS = ['performance', 'accessibility', 'best-practices'];
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
const LONGEST = 3;
/** Beyond this a task blocks. */
const TASK_MS = 50;

/** @returns who sees each screen, and where it is */
async function screensOf(platform, browser) {
  const page = await signIn(platform, browser, LEARNER);
  const href = await page.locator('[role=listitem] a').first().getAttribute('href');
  await page.close();
  const id = href.split('/').at(-1);
  const { json } = await call(platform.api, '/missions/certificate-templates', { token: ADMIN });
  return {
    home: [LEARNER, '/'],
    preview: [LEARNER, `/preview/${id}`],
    print: [LEARNER, `/print/${id}`],
    templates: [ADMIN, '/templates'],
    editor: [ADMIN, `/editor/${json[0].id}`],
  };
}

/** By the cookie that a person's browser would have, which then stays. @returns the page that was signed in */
async function signIn(platform, browser, token) {
  const page = await browser.contexts()[0].newPage();
  await page.goto(`${platform.plugin}/signin/${token}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function visit(address, port, device, slowdown) {
  const settings = {
    port,
    onlyCategories: MARKS,
    // All but the cookie, and the browser's cache with it.
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
    processorBlocking: blockingOf(artifacts.Trace, device === 'desktop' ? 1 : slowdown),
  };
}

/**
 * The blocking time by what the processor did for the page. Lighthouse's is by the clock, so a machine that also does
 * something else, or of which others take a part, adds to it.
 */
function blockingOf({ traceEvents }, slowdown) {
  const { pid, tid, ts } = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  const ms = traceEvents
    .filter((one) => one.pid === pid && one.tid === tid && one.ts > ts && one.name === 'RunTask')
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown - TASK_MS);
  return ms.reduce((sum, one) => sum + Math.max(0, one), 0);
}

/** Index of a machine, and how many times slower than it a telephone of the middle class is. */
const SLOWDOWNS = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [1533, 4],
  [2000, 6],
];

/** Between the two next known ones on a straight line, as Lighthouse's calculator has it. */
function slowdownOn(index) {
  const above = SLOWDOWNS.findIndex(([known]) => known > index);
  if (above <= 0) return SLOWDOWNS.at(above)[1];
  const [[from, less], [to, more]] = SLOWDOWNS.slice(above - 1);
  return less + ((index - from) / (to - from)) * (more - less);
}

/** The middle of three, on a screen with nothing to ask for. */
async function indexOf(platform, port) {
  const indices = [];
  for (let run = 0; run < 3; run += 1) {
    const { environment } = await visit(`${platform.plugin}/not-authorized`, port, 'desktop');
    indices.push(environment.benchmarkIndex);
  }
  return middle(indices);
}

const middle = (values) => quantile(values, 0.5);

function rowOf(screen, device, reports) {
  const marks = MARKS.map((name) =>
    String(middle(reports.map(({ categories }) => Math.round(100 * categories[name].score)))),
  );
  const metrics = METRICS.map((name) =>
    middle(reports.map(({ audits }) => audits[name].numericValue)),
  );
  const shift = metrics.pop().toFixed(3);
  const blocking = middle(reports.map(({ processorBlocking }) => processorBlocking));
  return [screen, device, ...marks, ...metrics, blocking, shift];
}

/** What a mark short of a hundred lacks. */
const failuresOf = ({ categories, audits }) =>
  MARKS.slice(1).flatMap((name) =>
    categories[name].auditRefs
      .map(({ id, weight }) => ({ ...audits[id], weight }))
      .filter(({ score, weight }) => weight > 0 && score !== null && score < 1)
      .map(({ id, title }) => `${id}: ${title}`),
  );

const longestOf = ({ audits }) =>
  (audits['long-tasks'].details?.items ?? [])
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, LONGEST)
    .map(({ url, duration, startTime }) => {
      const name = URL.canParse(url) ? new URL(url).pathname : url;
      return `${duration.toFixed(0)} ms at ${startTime.toFixed(0)}: ${name}`;
    });

async function measure(platform, browser, port, { repeat, screens: wanted, devices, slowdown }) {
  const screens = await screensOf(platform, browser);
  const rows = [];
  const remarks = new Set();
  for (const screen of wanted?.split(',') ?? Object.keys(screens)) {
    const [token, path] = screens[screen];
    await (await signIn(platform, browser, token)).close();
    for (const device of devices.split(',')) {
      const reports = [];
      for (let run = 0; run < Number(repeat); run += 1)
        reports.push(await visit(platform.plugin + path, port, device, Number(slowdown)));
      rows.push(rowOf(screen, device, reports));
      for (const report of reports)
        for (const failure of failuresOf(report)) remarks.add(`${screen}, ${device}: ${failure}`);
      for (const task of longestOf(reports.at(-1))) remarks.add(`${screen}, ${device}: ${task}`);
    }
  }
  return { rows, remarks };
}

const { values: settings } = parseArgs({
  options: {
    repeat: { type: 'string', default: '5' },
    screens: { type: 'string' },
    slowdown: { type: 'string' },
    devices: { type: 'string', default: DEVICES.join(',') },
  },
});
const platform = await startPlatform({ shellPort: 0, pluginPort: 0, apiPort: 0 });
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const index = await indexOf(platform, chrome.port);
  const slowdown = settings.slowdown ?? slowdownOn(index).toFixed(1);
  console.log(
    `\nLighthouse's index of this machine: ${index}; a telephone is ${slowdown} times slower.`,
  );
  const { rows, remarks } = await measure(platform, browser, chrome.port, {
    ...settings,
    slowdown,
  });
  printTable(
    'Lighthouse, marks and ms (target: marks of 95, 100 and 100, blocking 150)',
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
  console.log(`\n${[...remarks].join('\n')}`);
  await browser.close();
} finally {
  chrome.kill();
  await platform.close();
}
