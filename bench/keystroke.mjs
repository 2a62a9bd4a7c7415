/**
 * Typing in the built template editor, with the longest texts and a background image: what each keystroke costs until
 * the certificate beside it is painted anew.
 */
/* global document, requestAnimationFrame, window -- in the page */
import { readFileSync } from 'node:fs';
import { newCompany, storeTemplate } from '../platform/servers/testing/calls.ts';
import { startPlatform } from '../platform/startPlatform.ts';
import { inBrowser } from './browser.mjs';
import { printTable, quantile } from './table.mjs';

const KEYS = 200;
const image = readFileSync(new URL('../public/image-guide-a4.png', import.meta.url));

/** With the longest texts and a background image. @returns its id */
function storeLongest(api, { admin }, layout) {
  const area = (length) => 'Programa com avaliação final e projeto. '.repeat(9).slice(0, length);
  const texts = [area(280), area(280 - KEYS), area(280)];
  return storeTemplate(api, admin.token, {
    layout,
    raw_image: `data:image/png;base64,${image.toString('base64')}`,
    colors: { title: '0B5CAD', content: '323F47' },
    custom_fields: { ptBr: texts, enUs: texts, esEs: texts },
  });
}

/** In the page: from each edit to the frame that shows it. */
function watchEdits() {
  window.painted = [];
  let told = () => undefined;
  // Asking again and again would cost as much as what is measured.
  window.paintedMoreThan = (count) =>
    new Promise((resolve) => {
      told = () => window.painted.length > count && resolve();
      told();
    });
  document.addEventListener(
    'beforeinput',
    () => {
      const at = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.painted.push(performance.now() - at);
          told();
        };
        port2.postMessage(0);
      });
    },
    true,
  );
}

/**
 * @param timeDomain `threadTicks` counts what the page's thread has run, `timeTicks` also what it waited while the
 *   machine ran something else: without a graphics card the pixels of the frame before are made on the same processors.
 */
async function metricsOf(page, timeDomain) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const milliseconds = (name) => 1000 * metrics.find((one) => one.name === name).value;
    return [milliseconds('ScriptDuration'), milliseconds('LayoutDuration')];
  };
}

async function measure(browser, platform, name) {
  const company = await newCompany(platform.api);
  const id = await storeLongest(platform.api, company, name);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${platform.plugin}/signin/${company.admin.token}?page=templates&id=${id}`);
  const field = page.getByRole('textbox', { name: 'Centro', exact: true });
  await field.waitFor();
  await page.getByRole('combobox', { name: 'Exemplo:' }).selectOption('longest');
  await field.focus();
  await page.keyboard.press('Control+End');
  await page.evaluate(watchEdits);
  const ran = await metricsOf(page, 'threadTicks');
  const passed = await metricsOf(page, 'timeTicks');
  const costs = async () => [await ran(), await passed()].flat();
  const spent = [];
  for (let key = 0; key < KEYS; key += 1) {
    const before = await costs();
    await page.keyboard.type('abcde fgh '[key % 10]);
    await page.evaluate((count) => window.paintedMoreThan(count), key);
    const after = await costs();
    spent.push(after.map((value, index) => value - before[index]));
  }
  const painted = await page.evaluate(() => window.painted);
  await page.close();
  const [script, layout, scriptPassed] = [0, 1, 2].map((index) => spent.map((one) => one[index]));
  const both = (values) => [quantile(values, 0.5), quantile(values, 0.95)];
  return [name, ...both(script), ...both(layout), ...both(scriptPassed), ...both(painted)];
}

const platform = await startPlatform({ shellPort: 0, pluginPort: 0, apiPort: 0, control: true });
try {
  const rows = await inBrowser(async (browser) => {
    const measured = [];
    for (const layout of ['Layout1', 'Layout4', 'Layout6'])
      measured.push(await measure(browser, platform, layout));
    return measured;
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
      'painted p50',
      'p95',
    ],
    rows,
  );
} finally {
  await platform.close();
}
