/**
 * PDFs a second in Node on one core, texts and layout included, beside pdfkit drawing the same shapes; layout alone; and the
 * rate and memory of processes of their own. `-- --count 100000` makes that many in each.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
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

/** @returns PDFs a second of all, and the most memory that one had by its first half and in all, megabytes */
async function together(processes, module, count) {
  const program = new URL('batchProcess.mjs', import.meta.url).pathname;
  const started = Array.from({ length: processes }, () => fork(program, [module, String(count)]));
  await Promise.all(started.map((one) => once(one, 'message')));
  const start = performance.now();
  for (const one of started) one.send('go');
  const ends = await Promise.all(started.map((one) => once(one, 'message')));
  const rate = (1000 * processes * count) / (performance.now() - start);
  const most = (until) => Math.max(...ends.map(([memory]) => memory[until]));
  return [rate, most('half'), most('whole')];
}

const { values: settings } = parseArgs({ options: { count: { type: 'string', default: '3000' } } });
const count = Number(settings.count);

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
  const module = pathToFileURL(join(folder, 'pagesnodets.mjs')).href;
  printTable(
    `${count} PDFs a process, all eight layouts in turn (target: 500, 900 on two cores; 400 MB)`,
    ['', 'a second', 'MB by half', 'MB in all'],
    [
      ['one process', ...(await together(1, module, count))],
      ['two processes', ...(await together(2, module, count))],
    ],
  );
} finally {
  rmSync(folder, { recursive: true });
}
