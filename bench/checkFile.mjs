/**
 * Measures the check of a file on the public page of the built plugin. Opens the file dialog, and chooses a file after a
 * second, while which the code of the check loads. Prints the time from then to the verdict, and the longest task of the page.
 */
/* global document, MutationObserver, performance, window -- in the page */
import { readFileSync } from 'node:fs';
import { getLongestTask, recordLongTasks } from './longTasks.mjs';
import {
  createCompany,
  storeCertificates,
  storeTemplate,
} from '../platform/servers/testing/calls.ts';
import { startPlatform } from '../platform/startPlatform.ts';
import { runInBrowser } from './browser.mjs';
import { printTable, computeP50AndP95 } from './table.mjs';

const RUNS = 5;
/** Time in which a user chooses a file, milliseconds. */
const CHOOSING_MS = 1000;
const image = readFileSync(new URL('../public/image-guide-a4.png', import.meta.url)).toString(
  'base64',
);

/** Creates a certificate. @param rawImage background image, as a `data:` URL @returns the address of its public page */
async function createCertificate({ api, plugin }, rawImage) {
  const { admin, learner } = await createCompany(api);
  const areas = [
    'Universidade Corporativa',
    'Programa com avaliação final.',
    'Válido por dois anos.',
  ];
  await storeTemplate(api, admin.token, {
    raw_image: rawImage,
    custom_fields: { ptBr: areas, enUs: areas, esEs: areas },
  });
  const [id] = await storeCertificates(api, learner.id, [
    { type: 'CONTENT', name: 'Segurança da Informação', completed_at: '2026-11-12T15:00:00.000Z' },
  ]);
  return `${plugin}/pt/print/${id}`;
}

/** Measures the time from choosing a file to its verdict. Runs in the page. */
function watchCheck() {
  const { shadowRoot } = document.querySelector('[data-certs-root]');
  shadowRoot.addEventListener(
    'change',
    ({ target }) => {
      if (target.type !== 'file') return;
      const start = performance.now();
      const { name } = target.files[0];
      window.verdict = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          const sections = [...shadowRoot.querySelectorAll('section')];
          if (!sections.some((section) => section.textContent.includes(name))) return;
          observer.disconnect();
          resolve(performance.now() - start);
        });
        observer.observe(shadowRoot, { subtree: true, childList: true, characterData: true });
      });
    },
    true,
  );
}

async function downloadPdf(page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  return readFileSync(await (await download).path());
}

/** Opens a page, checks a file twice, and returns time and longest task of each check, milliseconds. */
async function measureChecks(browser, url, buffer) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.locator('input[type="file"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchCheck);
  const results = [];
  for (const name of ['first.pdf', 'second.pdf']) {
    const fileChooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Conferir / }).click();
    await page.waitForTimeout(CHOOSING_MS);
    await page.evaluate(recordLongTasks);
    await (await fileChooser).setFiles({ name, mimeType: 'application/pdf', buffer });
    const time = await page.evaluate(() => window.verdict);
    await page.waitForTimeout(300);
    results.push({ time, task: await getLongestTask(page) });
  }
  await page.close();
  return results;
}

async function measureFile(browser, url, buffer) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measureChecks(browser, url, buffer));
  return [0, 1].flatMap((check) => {
    const times = runs.map((results) => results[check].time);
    return [...computeP50AndP95(times), Math.max(...runs.map((results) => results[check].task))];
  });
}

async function measure(browser, platform, name, rawImage) {
  const url = await createCertificate(platform, rawImage);
  const page = await browser.newPage();
  await page.goto(url);
  const issued = await downloadPdf(page);
  await page.close();
  const changed = Buffer.from(issued.toString('latin1').replace('/Title', '/Titlf'), 'latin1');
  const size = `${name}, ${Math.round(issued.length / 1024)} KB`;
  return [
    [`${size}, as issued`, ...(await measureFile(browser, url, issued))],
    [`${size}, changed`, ...(await measureFile(browser, url, changed))],
  ];
}

const platform = await startPlatform({ shellPort: 0, pluginPort: 0, apiPort: 0, control: true });
try {
  printTable(
    'Check of a file, ms (targets: as issued 400, changed 1500, longest task 100)',
    ['file', 'first p50', 'p95', 'longest task', 'second p50', 'p95', 'longest task'],
    await runInBrowser(async (browser) => [
      ...(await measure(browser, platform, 'no image', '')),
      ...(await measure(
        browser,
        platform,
        'PNG of 9 megapixels',
        `data:image/png;base64,${image}`,
      )),
    ]),
  );
} finally {
  await platform.close();
}
