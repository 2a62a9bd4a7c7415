/** Measures a statement of learning with 260 rows in Node: the layout alone, and with the PDF. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { importBundle } from './importBundle.mjs';
import { printTable, computeP50AndP95 } from './table.mjs';

const ROWS = 260;
const ROUNDS = 20;
const WARM_UP_ROUNDS = 4;

const folder = mkdtempSync(new URL('.bundle-', import.meta.url).pathname);
try {
  const { prepareStatement } = await importBundle('pages/statement.ts', folder);
  const { layout, pdf } = await prepareStatement(ROWS, (name) =>
    readFileSync(new URL(`../src/rendering/fonts/files/${name}.ttf`, import.meta.url)),
  );
  const rows = [];
  for (const [name, run] of [
    ['layout', layout],
    ['layout and PDF', pdf],
  ]) {
    const times = [];
    for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round++) {
      const start = performance.now();
      run();
      if (round >= WARM_UP_ROUNDS) times.push(performance.now() - start);
    }
    rows.push([name, ...computeP50AndP95(times)]);
  }
  console.log(`Load of the machine: ${loadavg()[0].toFixed(1)}`);
  printTable(`A statement of ${ROWS} rows in Node, ms`, ['', 'p50', 'p95'], rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
