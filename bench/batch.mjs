/** PDFs a second in Node on one core, texts and layout included, beside pdfkit drawing the same shapes; and layout alone. */
import { loadavg } from 'node:os';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { imported } from './imported.mjs';
import { printTable, quantile } from './table.mjs';

const SIDES = ['title', 'body', 'bold'];
const ROUNDS = 400;
const WARM = 200;
const inRepository = (path) => new URL(`../${path}`, import.meta.url);

async function timed(make) {
  const times = [];
  for (let round = 0; round < ROUNDS + WARM; round++) {
    const start = performance.now();
    await make(round);
    if (round >= WARM) times.push(performance.now() - start);
  }
  return times;
}

const perSecond = (times) => 1000 / quantile(times, 0.5);

const folder = mkdtempSync(new URL('.bundle-', import.meta.url).pathname);
try {
  const ours = await imported('pages/node.ts', folder);
  const peer = await imported('pages/pdfkit.mjs', folder);
  const { layouts, pdf, sides } = await ours.prepareBatch((name) =>
    readFileSync(inRepository(`src/rendering/fonts/files/${name}.ttf`)),
  );
  const fonts = Object.fromEntries(
    SIDES.map((name) => [
      name,
      readFileSync(inRepository(`src/rendering/fonts/files/${name}.ttf`)),
    ]),
  );
  const writePeer = peer.prepare({ fonts, sides });
  const layoutRows = [];
  for (const [name, layout] of layouts) {
    const times = await timed(layout);
    layoutRows.push([name, quantile(times, 0.5).toFixed(2), quantile(times, 0.95).toFixed(2)]);
  }
  const [our, other] = [await timed(pdf), await timed(writePeer)];
  console.log(`Load of the machine: ${loadavg()[0].toFixed(1)}`);
  printTable('Layout of both sides, ms (target: 1)', ['', 'p50', 'p95'], layoutRows);
  printTable(
    'PDFs a second in Node, one core, no picture (target: 500)',
    ['', 'a second', 'p95 ms'],
    [
      ['ours, with layout', perSecond(our), quantile(our, 0.95)],
      ['pdfkit, same shapes', perSecond(other), quantile(other, 0.95)],
    ],
  );
} finally {
  rmSync(folder, { recursive: true });
}
