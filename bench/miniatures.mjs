/** What miniatures of certificates cost in Chromium: those in sight of a screen, and 260 at once. */
import { inBrowser } from './browser.mjs';
import { openPage } from './openPage.mjs';
import { printTable, quantile } from './table.mjs';

const ROUNDS = 7;

const rows = await inBrowser(async (browser) => {
  const page = await openPage(browser, 'pages/miniatures.tsx');
  const measured = [];
  for (const count of [20, 260]) {
    const times = [];
    for (let round = 0; round < ROUNDS; round++)
      times.push(
        await page.evaluate(
          async (wanted) => (await import('/library.js')).drawMiniatures(wanted),
          count,
        ),
      );
    const median = (name) =>
      quantile(
        times.map((one) => one[name]),
        0.5,
      );
    measured.push([
      `${count} cards`,
      ...['layout', 'react', 'paint'].map(median),
      String(median('nodes')),
    ]);
  }
  return measured;
});
printTable('Miniatures, ms', ['', 'layout', 'React', 'to the frame', 'nodes'], rows);
