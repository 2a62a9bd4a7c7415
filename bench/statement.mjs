/** A statement of learning of 260 rows in Node: its layout alone, and with the PDF. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { imported } from './imported.mjs';
import { printTable, quantile } from './table.mjs';

const ROWS = 260;
const ROUNDS = 20;
const WARM = 4;

const folder = mkdtempSync(new URL('.bundle-', import.meta.url).pathname);
try {
  const { prepareStatement } = await imported('pages/statement.ts', folder);
  const { layout, pdf } = await prepareStatement(ROWS, (name) =>
    readFileSync(new URL(`../src/rendering/fonts/files/${name}.ttf`, import.meta.url)),
  );
  const rows = [];
  for (const [name, make] of [
    ['layout', layout],
    ['layout and PDF', pdf],
  ]) {
    const times = [];
    for (let round = 0; round < ROUNDS + WARM; round++) {
      const start = performance.now();
      make();
      if (round >= WARM) times.push(performance.now() - start);
    }
    rows.push([name, quantile(times, 0.5), quantile(times, 0.95)]);
  }
  console.log(`Load of the machine: ${loadavg()[0].toFixed(1)}`);
  printTable(`A statement of ${ROWS} rows in Node, ms`, ['', 'p50', 'p95'], rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
