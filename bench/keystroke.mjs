/**
 * Measures typing in the built template editor with the longest texts and a background image: the time from each keystroke
 * until the preview is redrawn.
 */
/* global document, window -- in the page */
import { readFileSync } from 'node:fs';
import { createCompany, storeTemplate } from '../platform/servers/testing/calls.ts';
import { startPlatform } from '../platform/startPlatform.ts';
import { runInBrowser } from './browser.mjs';
import { defineRunAfterFrame } from './frames.mjs';
import { createMetricsReader } from './metrics.mjs';
import { printTable, computeP50AndP95 } from './table.mjs';

const KEYS = 200;
const image = readFileSync(new URL('../public/image-guide-a4.png', import.meta.url));

/** Stores a template with the longest texts and a background image. @returns the id of the template */
function storeLongestTemplate(api, { admin }, layout) {
  const createText = (length) =>
    'Programa com avaliação final e projeto. '.repeat(9).slice(0, length);
  const texts = [createText(280), createText(280 - KEYS), createText(280)];
  return storeTemplate(api, admin.token, {
    layout,
    raw_image: `data:image/png;base64,${image.toString('base64')}`,
    colors: { title: '0B5CAD', content: '323F47' },
    custom_fields: { ptBr: texts, enUs: texts, esEs: texts },
  });
}

/** Measures the time from each edit to the frame that displays the edit. Runs in the page. */
function watchEdits() {
  window.paintTimes = [];
  let checkCount = () => undefined;
  // A promise, because polling would cost as much as the measured work.
  window.waitForPaints = (count) =>
    new Promise((resolve) => {
      checkCount = () => window.paintTimes.length > count && resolve();
      checkCount();
    });
  document.addEventListener(
    'beforeinput',
    () => {
      const start = performance.now();
      window.runAfterFrame(() => {
        window.paintTimes.push(performance.now() - start);
        checkCount();
      });
    },
    true,
  );
}

async function measure(browser, platform, name) {
  const company = await createCompany(platform.api);
  const id = await storeLongestTemplate(platform.api, company, name);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${platform.plugin}/signin/${company.admin.token}?page=templates&id=${id}`);
  const field = page.getByRole('textbox', { name: 'Centro', exact: true });
  await field.waitFor();
  await page.getByRole('combobox', { name: 'Exemplo:' }).selectOption('longest');
  await field.focus();
  await page.keyboard.press('Control+End');
  await page.evaluate(defineRunAfterFrame);
  await page.evaluate(watchEdits);
  const metrics = ['ScriptDuration', 'LayoutDuration'];
  const getCpuTimes = await createMetricsReader(page, metrics);
  const getWallTimes = await createMetricsReader(page, metrics, 'timeTicks');
  const getTimes = async () => [await getCpuTimes(), await getWallTimes()].flat();
  const durations = [];
  for (let key = 0; key < KEYS; key += 1) {
    const start = await getTimes();
    await page.keyboard.type('abcde fgh '[key % 10]);
    await page.evaluate((count) => window.waitForPaints(count), key);
    const end = await getTimes();
    durations.push(end.map((value, index) => value - start[index]));
  }
  const paintTimes = await page.evaluate(() => window.paintTimes);
  await page.close();
  const [script, layout, scriptWallTime] = [0, 1, 2].map((index) =>
    durations.map((values) => values[index]),
  );
  return [name, ...[script, layout, scriptWallTime, paintTimes].flatMap(computeP50AndP95)];
}

const platform = await startPlatform({ shellPort: 0, pluginPort: 0, apiPort: 0, control: true });
try {
  const rows = await runInBrowser(async (browser) => {
    const layoutRows = [];
    for (const layout of ['Layout1', 'Layout4', 'Layout6'])
      layoutRows.push(await measure(browser, platform, layout));
    return layoutRows;
  });
  printTable(
    'A keystroke in the editor, ms (target: p95 of script 7)',
    [
      '',
      'script p50',
      'p95',
      'layout p50',
      'p95',
      'script by the clock',
      'p95',
      'paint p50',
      'p95',
    ],
    rows,
  );
} finally {
  await platform.close();
}
