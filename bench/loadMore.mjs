/**
 * Measures "Load more" from the first page to the five thousandth certificate, in the built plugin against the reference
 * platform: the time from the click, and from the end of the response, to the frame that displays the rows.
 */
/* global document, window -- in the page */
import { storeCertificates, createCompany } from '../platform/servers/testing/calls.ts';
import { startPlatform } from '../platform/startPlatform.ts';
import { runInBrowser } from './browser.mjs';
import { defineRunAfterFrame } from './frames.mjs';
import { createMetricsReader } from './metrics.mjs';
import { printTable, computeP50AndP95 } from './table.mjs';

const CERTIFICATES = 5000;
const CLICKS = 40;

/** Records the time at which the body of each response has been read. Runs in the page. */
function watchResponses() {
  const { fetch } = window;
  window.responseTime = 0;
  window.fetch = async (...args) => {
    const response = await fetch(...args);
    const text = response.text.bind(response);
    response.text = async () => {
      const body = await text();
      window.responseTime = performance.now();
      return body;
    };
    return response;
  };
}

/**
 * Clicks "Load more" until there are `rowCount` rows. Runs in the page. @returns for each click, the times from click and
 * response
 */
async function clickUntilRowCount(rowCount) {
  const { shadowRoot } = document.querySelector('[data-certs-root]');
  const list = shadowRoot.querySelector('[role=list][aria-label="Certificados"]');
  // Rows are in groups of ten pages. All groups but the last are full, so that counting takes no time that is measured.
  const countRows = () => {
    const lastGroup = list.lastElementChild;
    const fullPages = (list.childElementCount - 1) * 10 + lastGroup.childElementCount - 1;
    return fullPages * 10 + lastGroup.lastElementChild.childElementCount;
  };
  // The button is looked for behind the list only, because searching all rows would take longer than the measured work.
  const findButton = () =>
    [...(list.parentElement.nextElementSibling?.querySelectorAll('button') ?? [])].find(
      ({ textContent, ariaDisabled }) => textContent === 'Carregar mais' && ariaDisabled !== 'true',
    );
  const waitForFrame = () => new Promise(window.runAfterFrame);
  const times = [];
  while (countRows() < rowCount) {
    let button = findButton();
    while (!button) {
      await waitForFrame();
      button = findButton();
    }
    const previousCount = countRows();
    const clickTime = performance.now();
    button.click();
    while (countRows() === previousCount) await waitForFrame();
    const paintTime = performance.now();
    times.push({ click: paintTime - clickTime, arrival: paintTime - window.responseTime });
  }
  return times;
}

async function measure(browser, platform) {
  const { learner } = await createCompany(platform.api);
  await storeCertificates(platform.api, learner.id, CERTIFICATES);
  const page = await browser.newPage();
  await page.addInitScript(defineRunAfterFrame);
  await page.addInitScript(watchResponses);
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).waitFor();
  const metrics = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
  const getCpuTimes = await createMetricsReader(page, metrics);
  const rows = [];
  for (const rowCount of [10, 1000, CERTIFICATES / 2, CERTIFICATES - 10 * CLICKS]) {
    await page.evaluate(clickUntilRowCount, rowCount);
    const startTimes = await getCpuTimes();
    const times = await page.evaluate(clickUntilRowCount, rowCount + 10 * CLICKS);
    const endTimes = await getCpuTimes();
    const cpuTimes = endTimes.map((value, index) => (value - startTimes[index]) / times.length);
    const [click, arrival] = ['click', 'arrival'].map((name) => times.map((time) => time[name]));
    const nodes = await page.evaluate(
      () => document.querySelector('[data-certs-root]').shadowRoot.querySelectorAll('*').length,
    );
    rows.push([
      `${rowCount} rows`,
      ...computeP50AndP95(click),
      ...computeP50AndP95(arrival),
      ...cpuTimes,
      String(nodes),
    ]);
  }
  return rows;
}

const platform = await startPlatform({ shellPort: 0, pluginPort: 0, apiPort: 0, control: true });
try {
  const rows = await runInBrowser((browser) => measure(browser, platform));
  printTable(
    '"Load more", ms (target: p50 16, p95 30 from the response to the next frame; CPU time for each click)',
    [
      'already there',
      'click p50',
      'p95',
      'arrival p50',
      'p95',
      'script',
      'layout',
      'style',
      'nodes',
    ],
    rows,
  );
} finally {
  await platform.close();
}
