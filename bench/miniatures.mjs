/** Measures rendering miniatures of certificates in Chromium: a screenful of 20, and 260 at once. */
import { runInBrowser } from './browser.mjs';
import { openPage } from './openPage.mjs';
import { printTable, computeQuantile } from './table.mjs';

const ROUNDS = 7;

const rows = await runInBrowser(async (browser) => {
  const page = await openPage(browser, 'pages/miniatures.tsx');
  const measurements = [];
  for (const count of [20, 260]) {
    const times = [];
    for (let round = 0; round < ROUNDS; round++)
      times.push(
        await page.evaluate(
          async (miniatureCount) => (await import('/library.js')).renderMiniatures(miniatureCount),
          count,
        ),
      );
    const getMedian = (name) =>
      computeQuantile(
        times.map((time) => time[name]),
        0.5,
      );
    measurements.push([
      `${count} cards`,
      ...['layout', 'react', 'paint'].map(getMedian),
      String(getMedian('nodes')),
    ]);
  }
  return measurements;
});
printTable('Miniatures, ms', ['', 'layout', 'React', 'to the frame', 'nodes'], rows);
