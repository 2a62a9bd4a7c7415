/**
 * Measures PDFs per second in Node on one core, including texts and layout, compared with pdfkit drawing the same shapes; the
 * layout alone; and rate and memory of separate processes and of the command line. `-- --count 100000` sets the number of
 * PDFs per measurement.
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
import { importBundle } from './importBundle.mjs';
import { readPeakMemory } from './memory.mjs';
import { printTable, computeP50AndP95, computeQuantile } from './table.mjs';

const FACES = ['title', 'body', 'bold', 'identifier'];
const ROUNDS = 400;
const WARM_UP_ROUNDS = 200;
const resolveInRepository = (path) => new URL(`../${path}`, import.meta.url);

async function measureTimes(make) {
  const times = [];
  for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round++) {
    const start = performance.now();
    await make(round);
    if (round >= WARM_UP_ROUNDS) times.push(performance.now() - start);
  }
  return times;
}

const formatPeak = (numbers) => {
  const previousNumbers = numbers.filter((number) => number !== undefined);
  return previousNumbers.length > 0 ? Math.max(...previousNumbers) : '–';
};

/**
 * Runs several batch processes. @returns PDFs per second of all processes, and the peak memory of one process after half of
 * the work and at the end, MB
 */
async function runProcesses(processes, module, count) {
  const program = new URL('batchProcess.mjs', import.meta.url).pathname;
  // Without the TypeScript loader of this process, which takes more memory than the work.
  const options = { execArgv: [] };
  const children = Array.from({ length: processes }, () =>
    fork(program, [module, String(count)], options),
  );
  await Promise.all(children.map((child) => once(child, 'message')));
  const start = performance.now();
  for (const child of children) child.send('start');
  const memory = await Promise.all(
    children.map(async (child) => {
      await once(child, 'message');
      const half = readPeakMemory(child.pid);
      await once(child, 'message');
      return { half, total: readPeakMemory(child.pid) };
    }),
  );
  const rate = (1000 * processes * count) / (performance.now() - start);
  for (const child of children) child.disconnect();
  return [rate, ...['half', 'total'].map((name) => formatPeak(memory.map((peaks) => peaks[name])))];
}

/** Runs the batch command. @returns the peak memory, MB; undefined where it cannot be read */
async function runCommand(workers, list, target, ...options) {
  const command = [
    join(commandFolder, 'cli.mjs'),
    list,
    ...target,
    ...['--demo', '--workers', String(workers)],
    ...options,
  ];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'pipe'] });
  const errorOutput = text(child.stderr);
  let peak;
  const interval = setInterval(() => (peak = readPeakMemory(child.pid) ?? peak), 100);
  const [code] = await once(child, 'exit');
  clearInterval(interval);
  if (code !== 0) throw new Error(`The command ended with ${code}: ${await errorOutput}`);
  return peak;
}

/**
 * Measures commands that run side by side. @returns PDFs per second including the start of the processes, an empty table
 * cell, and the peak memory of one process, MB
 */
async function measureCommands(count, ...commands) {
  const start = performance.now();
  const peaks = await Promise.all(commands.map((args) => runCommand(...args)));
  return [(1000 * count) / (performance.now() - start), '', formatPeak(peaks)];
}

const { values: settings } = parseArgs({
  options: { count: { type: 'string', default: '10000' } },
});
const count = Number(settings.count);

const computeRate = (times) => 1000 / computeQuantile(times, 0.5);

const folder = mkdtempSync(new URL('.bundle-', import.meta.url).pathname);
const commandFolder = join(folder, 'batch');
try {
  const engine = await importBundle('pages/node.ts', folder);
  const pdfkit = await importBundle('pages/pdfkit.mjs', folder);
  const { layouts, pdf, arabicPdf, sides } = await engine.prepareBatch((name) =>
    readFileSync(resolveInRepository(`src/rendering/fonts/files/${name}.ttf`)),
  );
  const fonts = Object.fromEntries(
    FACES.map((name) => [
      name,
      readFileSync(resolveInRepository(`src/rendering/fonts/files/${name}.ttf`)),
    ]),
  );
  const writeWithPdfkit = pdfkit.prepare({ fonts, sides });
  const layoutRows = [];
  for (const [name, layout] of layouts) {
    const times = await measureTimes(layout);
    layoutRows.push([name, ...computeP50AndP95(times).map((time) => time.toFixed(2))]);
  }
  const engineTimes = await measureTimes(pdf);
  const arabicTimes = await measureTimes(arabicPdf);
  const pdfkitTimes = await measureTimes(writeWithPdfkit);
  console.log(`Load of the machine: ${loadavg()[0].toFixed(1)}`);
  printTable('Layout of both sides, ms (target: 1)', ['', 'p50', 'p95'], layoutRows);
  printTable(
    'PDFs a second in Node, one core, no image (target: 500; 250 with Arabic names)',
    ['', 'a second', 'p95 ms'],
    [
      ['ours, with layout', computeRate(engineTimes), computeQuantile(engineTimes, 0.95)],
      ['with Arabic names', computeRate(arabicTimes), computeQuantile(arabicTimes, 0.95)],
      ['pdfkit, same shapes', computeRate(pdfkitTimes), computeQuantile(pdfkitTimes, 0.95)],
    ],
  );
  const module = pathToFileURL(join(folder, 'pagesnodets.mjs')).href;
  await buildBatch(commandFolder);
  const list = join(folder, 'certificates.jsonl');
  const lines = Array.from({ length: count }, (_, index) =>
    JSON.stringify(engine.createCertificateResponse(index)),
  );
  writeFileSync(list, lines.join('\n'));
  const archive = ['--zip', join(folder, 'certificates.zip')];
  const files = [join(folder, 'certificates')];
  const halves = [0, 1].map((shard) => [
    ...[1, list, ['--zip', join(folder, `half${shard}.zip`)]],
    ...['--shard', `${shard}/2`],
  ]);
  printTable(
    `${count} PDFs each, all layouts in turn (target: 500, 900 on two cores; 400 MB)`,
    ['', 'a second', 'MB by half', 'MB in all'],
    [
      ['one process', ...(await runProcesses(1, module, count))],
      ['two processes', ...(await runProcesses(2, module, count))],
      [
        'the command, one thread, an archive',
        ...(await measureCommands(count, [1, list, archive])),
      ],
      ['two threads, an archive', ...(await measureCommands(count, [2, list, archive]))],
      ['two threads, a folder', ...(await measureCommands(count, [2, list, files]))],
      // The most that two threads could reach on this machine.
      ['two commands, half of the list each', ...(await measureCommands(count, ...halves))],
    ],
  );
} finally {
  rmSync(folder, { recursive: true });
}
