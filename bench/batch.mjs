/**
 * PDFs a second in Node on one core, texts and layout included, beside pdfkit drawing the same shapes; layout alone; the rate
 * and memory of processes of their own, and of the command line with its list and its files. `-- --count 100000` makes that
 * many in each.
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildBatch } from '../scripts/batch.mjs';
import { imported } from './imported.mjs';
import { mostMemory } from './memory.mjs';
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

const megabytes = (numbers) => {
  const told = numbers.filter((number) => number !== undefined);
  return told.length > 0 ? Math.max(...told) : '–';
};

/** @returns PDFs a second of all, and the most memory that one had by its first half and in all, megabytes */
async function together(processes, module, count) {
  const program = new URL('batchProcess.mjs', import.meta.url).pathname;
  // Without what lets this program import TypeScript, which takes more memory than the work.
  const alone = { execArgv: [] };
  const started = Array.from({ length: processes }, () =>
    fork(program, [module, String(count)], alone),
  );
  await Promise.all(started.map((one) => once(one, 'message')));
  const start = performance.now();
  for (const one of started) one.send('go');
  const memory = await Promise.all(
    started.map(async (one) => {
      await once(one, 'message');
      const half = mostMemory(one.pid);
      await once(one, 'message');
      return { half, whole: mostMemory(one.pid) };
    }),
  );
  const rate = (1000 * processes * count) / (performance.now() - start);
  for (const one of started) one.disconnect();
  return [rate, ...['half', 'whole'].map((until) => megabytes(memory.map((most) => most[until])))];
}

/** @returns as `together`, of the command with its start and its end; without the half, which it does not tell */
async function byCommand(workers, list, target, count) {
  const start = performance.now();
  const command = [join(commandFolder, 'cli.mjs'), list, ...target, '--workers', String(workers)];
  const running = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'pipe'] });
  const said = text(running.stderr);
  let most;
  const looking = setInterval(() => (most = mostMemory(running.pid) ?? most), 100);
  const [code] = await once(running, 'exit');
  clearInterval(looking);
  if (code !== 0) throw new Error(`The command ended with ${code}: ${await said}`);
  return [(1000 * count) / (performance.now() - start), '', megabytes([most])];
}

const { values: settings } = parseArgs({
  options: { count: { type: 'string', default: '10000' } },
});
const count = Number(settings.count);

const perSecond = (times) => 1000 / quantile(times, 0.5);

const folder = mkdtempSync(new URL('.bundle-', import.meta.url).pathname);
const commandFolder = join(folder, 'batch');
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
  await buildBatch(commandFolder);
  const list = join(folder, 'certificates.jsonl');
  const lines = Array.from({ length: count }, (_, index) => JSON.stringify(ours.wireOf(index)));
  writeFileSync(list, lines.join('\n'));
  const archive = ['--zip', join(folder, 'certificates.zip')];
  const files = [join(folder, 'certificates')];
  printTable(
    `${count} PDFs each, all eight layouts in turn (target: 500, 900 on two cores; 400 MB)`,
    ['', 'a second', 'MB by half', 'MB in all'],
    [
      ['one process', ...(await together(1, module, count))],
      ['two processes', ...(await together(2, module, count))],
      ['the command, one thread, an archive', ...(await byCommand(1, list, archive, count))],
      ['two threads, an archive', ...(await byCommand(2, list, archive, count))],
      ['two threads, a folder', ...(await byCommand(2, list, files, count))],
    ],
  );
} finally {
  rmSync(folder, { recursive: true });
}
