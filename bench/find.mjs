/**
 * Looking for a certificate among five thousand, in the built plugin against the reference platform: what each key costs
 * until what it finds is painted.
 */
/* global document, MutationObserver, requestAnimationFrame, window -- in the page */
import { earn, newCompany } from '../platform/servers/testing/calls.ts';
import { startPlatform } from '../platform/startPlatform.ts';
import { inBrowser } from './browser.mjs';
import { printTable, quantile } from './table.mjs';

const CERTIFICATES = 5000;
const WORDS = ['energia solar', 'nivel 12', 'seguranca', 'missao marco 2025', '12/03/2025'];
const subjects = [
  'Energia solar',
  'Segurança',
  'Atendimento',
  'Liderança',
  'Conservação de energia',
];

/** With names that share words, over four years. */
function earnMany(api, learner) {
  const day = (index) => new Date(Date.UTC(2023, 0, 1) + index * 25e6).toISOString();
  const all = Array.from({ length: CERTIFICATES }, (_, index) => ({
    type: index % 3 ? 'CONTENT' : 'MISSION',
    name: `${subjects[index % subjects.length]}, turma ${index}, nível ${index % 40}`,
    created_at: day(index),
    completed_at: day(index),
  }));
  return Array.from({ length: CERTIFICATES / 500 }, (_, part) =>
    all.slice(part * 500, (part + 1) * 500),
  ).reduce((before, some) => before.then(() => earn(api, learner.id, some)), Promise.resolve());
}

/** In the page: from each key to the frame that shows it, and to the one that shows what it finds. */
function watchKeys() {
  const main = document.querySelector('main');
  window.keys = [];
  const afterFrame = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(0);
    });
  document.addEventListener(
    'beforeinput',
    () => {
      const at = performance.now();
      const key = { typed: 0, found: 0 };
      window.keys.push(key);
      afterFrame(() => (key.typed = performance.now() - at));
      const found = new MutationObserver(([{ target }]) => {
        if (!target.parentElement?.closest('[role=list]') && !target.closest?.('[role=list]'))
          return;
        found.disconnect();
        afterFrame(() => (key.found = performance.now() - at));
      });
      found.observe(main, { subtree: true, childList: true, characterData: true });
      setTimeout(() => found.disconnect(), 400);
    },
    true,
  );
}

/** Home, on a page of its own, as soon as everything is there to be looked through. */
async function openHome(browser, platform, learner) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  const field = page.getByRole('searchbox');
  await page.getByRole('combobox', { name: 'Ordenar:' }).waitFor();
  // Until the query service has given the rest.
  await field.fill('e');
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 120_000 });
  await field.fill('');
  await page.waitForTimeout(1000);
  return page;
}

/** Types all words, a key at a time, each into a page at rest. */
async function typeAll(page, onKey) {
  for (const words of WORDS) {
    for (const letter of words) {
      await onKey(async () => {
        await page.keyboard.type(letter);
        await page.evaluate(
          () =>
            new Promise((painted) => {
              requestAnimationFrame(() => requestAnimationFrame(painted));
            }),
        );
      });
      // Miniatures of what was found come when nobody types.
      await page.waitForTimeout(500);
    }
    await page.getByRole('searchbox').fill('');
    await page.waitForTimeout(500);
  }
}

/** Milliseconds of script for each key, on a page where nobody else runs any. */
async function scriptTimes(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'ScriptDuration').value;
  };
  const times = [];
  await typeAll(page, async (type) => {
    const before = await spent();
    await type();
    times.push((await spent()) - before);
  });
  return times;
}

async function frameTimes(page) {
  await page.evaluate(watchKeys);
  await typeAll(page, (type) => type());
  const keys = await page.evaluate(() => window.keys);
  return ['typed', 'found'].map((name) => keys.map((key) => key[name]).filter(Boolean));
}

async function measure(browser, platform) {
  const { learner } = await newCompany(platform.api);
  await earnMany(platform.api, learner);
  const script = await scriptTimes(await openHome(browser, platform, learner));
  const frames = await frameTimes(await openHome(browser, platform, learner));
  return [script, ...frames].flatMap((times) => [quantile(times, 0.5), quantile(times, 0.95)]);
}

const platform = await startPlatform({ shellPort: 0, pluginPort: 0, apiPort: 0, control: true });
try {
  const row = await inBrowser((browser) => measure(browser, platform));
  printTable(
    'A key in the search field, ms (target: p95 of script 8)',
    ['certificates', 'script p50', 'p95', 'in the field p50', 'p95', 'found p50', 'p95'],
    [[String(CERTIFICATES), ...row]],
  );
} finally {
  await platform.close();
}
