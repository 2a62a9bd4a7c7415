/**
 * Measures the search among five thousand certificates, in the built plugin with the reference platform: the time from each
 * key press until its results are drawn.
 */
/* global document, MutationObserver, requestAnimationFrame, window -- in the page */
import { storeCertificates, createCompany } from '../platform/servers/testing/calls.ts';
import { startPlatform } from '../platform/startPlatform.ts';
import { runInBrowser } from './browser.mjs';
import { defineRunAfterFrame } from './frames.mjs';
import { createMetricsReader } from './metrics.mjs';
import { printTable, computeP50AndP95 } from './table.mjs';

const CERTIFICATES = 5000;
const WORDS = [
  'energia solar',
  'nivel 12',
  'seguranca',
  'missao marco 2025',
  '12/03/2025',
  'segurnaca nivel 12',
];
const subjects = [
  'Energia solar',
  'Segurança',
  'Atendimento',
  'Liderança',
  'Conservação de energia',
];

/** Creates certificates of four years with names that have words in common. */
function createCertificates(api, learner) {
  const getDate = (index) => new Date(Date.UTC(2023, 0, 1) + index * 25e6).toISOString();
  const certificates = Array.from({ length: CERTIFICATES }, (_, index) => ({
    type: index % 3 ? 'CONTENT' : 'MISSION',
    name: `${subjects[index % subjects.length]}, turma ${index}, nível ${index % 40}`,
    created_at: getDate(index),
    completed_at: getDate(index),
  }));
  return Array.from({ length: CERTIFICATES / 500 }, (_, part) =>
    certificates.slice(part * 500, (part + 1) * 500),
  ).reduce(
    (previous, batch) => previous.then(() => storeCertificates(api, learner.id, batch)),
    Promise.resolve(),
  );
}

/**
 * Measures the time from each key press to the frame with the typed text, and to the frame with the results. Runs in the
 * page.
 */
function watchKeys() {
  const { shadowRoot } = document.querySelector('[data-certs-root]');
  window.keys = [];
  document.addEventListener(
    'beforeinput',
    () => {
      const start = performance.now();
      const key = { typed: 0, found: 0 };
      window.keys.push(key);
      window.runAfterFrame(() => (key.typed = performance.now() - start));
      const observer = new MutationObserver((records) => {
        const isInList = ({ target }) =>
          (target.closest ? target : target.parentElement)?.closest('[role=list]');
        if (!records.some(isInList)) return;
        observer.disconnect();
        window.runAfterFrame(() => (key.found = performance.now() - start));
      });
      observer.observe(shadowRoot, { subtree: true, childList: true, characterData: true });
      setTimeout(() => observer.disconnect(), 400);
    },
    true,
  );
}

/** Opens Home in a new page and waits until all certificates are loaded. */
async function openHome(browser, platform, learner) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  const field = page.getByRole('searchbox');
  await page.getByRole('combobox', { name: 'Ordenar:' }).waitFor();
  // A search loads the remaining pages; the progress bar disappears when they are complete.
  await field.fill('e');
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 120_000 });
  await field.fill('');
  await page.waitForTimeout(1000);
  return page;
}

/** Types all search words key by key, waiting after each key until the page is idle. */
async function typeAll(page, onKey) {
  for (const words of WORDS) {
    for (const letter of words) {
      await onKey(async () => {
        await page.keyboard.type(letter);
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              requestAnimationFrame(() => requestAnimationFrame(resolve));
            }),
        );
      });
      // Miniatures of the results are rendered when typing pauses.
      await page.waitForTimeout(500);
    }
    await page.getByRole('searchbox').fill('');
    await page.waitForTimeout(500);
  }
}

/** Measures the script time of each key, milliseconds, without the observers of `watchKeys`. */
async function measureScriptTimes(page) {
  const getTimes = await createMetricsReader(page, ['ScriptDuration']);
  const times = [];
  await typeAll(page, async (type) => {
    const [start] = await getTimes();
    await type();
    const [end] = await getTimes();
    times.push(end - start);
  });
  return times;
}

async function measureFrameTimes(page) {
  await page.evaluate(defineRunAfterFrame);
  await page.evaluate(watchKeys);
  await typeAll(page, (type) => type());
  const keys = await page.evaluate(() => window.keys);
  return ['typed', 'found'].map((name) => keys.map((key) => key[name]).filter(Boolean));
}

async function measure(browser, platform) {
  const { learner } = await createCompany(platform.api);
  await createCertificates(platform.api, learner);
  const script = await measureScriptTimes(await openHome(browser, platform, learner));
  const frames = await measureFrameTimes(await openHome(browser, platform, learner));
  return [script, ...frames].flatMap(computeP50AndP95);
}

const platform = await startPlatform({ shellPort: 0, pluginPort: 0, apiPort: 0, control: true });
try {
  const row = await runInBrowser((browser) => measure(browser, platform));
  printTable(
    'A key in the search field, ms (target: p95 of script 8)',
    ['certificates', 'script p50', 'p95', 'in the field p50', 'p95', 'found p50', 'p95'],
    [[String(CERTIFICATES), ...row]],
  );
} finally {
  await platform.close();
}
