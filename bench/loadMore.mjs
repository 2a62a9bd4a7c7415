/**
 * "Load more" from the first page to the five thousandth certificate, in the built plugin against the reference platform:
 * from the click and from the arrival of the answer to the frame that shows the rows.
 */
/* global document, window, requestAnimationFrame -- in the page */
import { earn, newCompany } from '../platform/servers/testing/calls.ts';
import { startPlatform } from '../platform/startPlatform.ts';
import { inBrowser } from './browser.mjs';
import { printTable, quantile } from './table.mjs';

const CERTIFICATES = 5000;
const CLICKS = 40;

/** In the page: notes when the body of an answer was read. */
function watchAnswers() {
  const { fetch } = window;
  window.arrivedAt = 0;
  window.fetch = async (...request) => {
    const answer = await fetch(...request);
    const text = answer.text.bind(answer);
    answer.text = async () => {
      const body = await text();
      window.arrivedAt = performance.now();
      return body;
    };
    return answer;
  };
}

/** In the page: clicks until so many rows are there. @returns for each click the two times */
async function clickUntil(wanted) {
  // Without a search through the document, which would take longer than what is measured.
  const list = document.querySelector('[role=list][aria-label="Certificados"]');
  const countIn = (group) =>
    group.firstElementChild?.role === 'listitem'
      ? group.childElementCount
      : Array.from(group.children).reduce((sum, child) => sum + countIn(child), 0);
  const count = () => countIn(list);
  const buttons = document.getElementsByTagName('button');
  const button = () => {
    for (let index = buttons.length - 1; index >= 0; index--) {
      const { textContent, ariaDisabled } = buttons[index];
      if (textContent === 'Carregar mais')
        return ariaDisabled === 'true' ? undefined : buttons[index];
    }
    return undefined;
  };
  const frame = () =>
    new Promise((painted) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = painted;
        port2.postMessage(0);
      });
    });
  const times = [];
  while (count() < wanted) {
    let more = button();
    while (!more) {
      await frame();
      more = button();
    }
    const before = count();
    const clickedAt = performance.now();
    more.click();
    while (count() === before) await frame();
    const shownAt = performance.now();
    times.push({ click: shownAt - clickedAt, arrival: shownAt - window.arrivedAt });
  }
  return times;
}

/** What the page's thread has run, without what it waited while the machine ran something else. */
async function processorOf(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  const milliseconds = (name) => 1000 * metrics.find((one) => one.name === name).value;
  return [
    milliseconds('ScriptDuration'),
    milliseconds('LayoutDuration'),
    milliseconds('RecalcStyleDuration'),
  ];
}

async function measure(browser, platform) {
  const { learner } = await newCompany(platform.api);
  await earn(platform.api, learner.id, CERTIFICATES);
  const page = await browser.newPage();
  await page.addInitScript(watchAnswers);
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const rows = [];
  for (const already of [10, 1000, CERTIFICATES / 2, CERTIFICATES - 10 * CLICKS]) {
    await page.evaluate(clickUntil, already);
    const before = await processorOf(client);
    const times = await page.evaluate(clickUntil, already + 10 * CLICKS);
    const after = await processorOf(client);
    const spent = after.map((value, index) => (value - before[index]) / times.length);
    const [click, arrival] = ['click', 'arrival'].map((name) => times.map((one) => one[name]));
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    rows.push([
      `${already} rows`,
      ...[quantile(click, 0.5), quantile(click, 0.95)],
      ...[quantile(arrival, 0.5), quantile(arrival, 0.95)],
      ...spent,
      String(nodes),
    ]);
  }
  return rows;
}

const platform = await startPlatform({ shellPort: 0, pluginPort: 0, apiPort: 0, control: true });
try {
  const rows = await inBrowser((browser) => measure(browser, platform));
  printTable(
    '"Load more", ms (target: p50 16, p95 30 from the arrival of the answer to the next frame; processor for each click)',
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
