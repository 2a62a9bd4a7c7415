/** `npm run hosts`: mounts every module in every host of `e2e/hosts` and prints what came of it as a table. */
import { mkdirSync, readFileSync } from 'node:fs';
import { buildAll } from './build.mjs';
import { inRoot } from './files.mjs';
import { run } from './run.mjs';
import { ensureChromium } from './system/chromium.mjs';
import { ensurePackages } from './system/packages.mjs';

/** The tests of a report, as `[host, what, outcome]`: their titles are “host: what”. */
function resultsOf({ suites }) {
  return suites
    .flatMap(({ specs }) => specs)
    .flatMap(({ title, ok }) => {
      const [, host, what] = /^(\w+): (.+)$/.exec(title) ?? [];
      return host ? [[host, what, ok ? 'passed' : 'FAILED']] : [];
    });
}

function printMatrix(results) {
  const hosts = [...new Set(results.map(([host]) => host))];
  const rows = [...new Set(results.map(([, what]) => what))];
  const width = Math.max(...rows.map((row) => row.length)) + 2;
  const line = (first, cells) =>
    console.log(
      first.padEnd(width) +
        cells
          .map((cell) => cell.padEnd(16))
          .join('')
          .trimEnd(),
    );
  console.log();
  line('', hosts);
  for (const row of rows)
    line(
      row,
      hosts.map((host) => results.find(([h, what]) => h === host && what === row)?.[2] ?? ''),
    );
}

try {
  ensurePackages();
  await buildAll(['plugin', 'shell', 'hosts']);
  const report = inRoot('.cache/hosts-report.json');
  mkdirSync(inRoot('.cache'), { recursive: true });
  await ensureChromium();
  const env = { E2E_REPORT: report };
  const command = [
    process.execPath,
    inRoot('node_modules/@playwright/test/cli.js'),
    'test',
    'e2e/hosts.spec.ts',
  ];
  process.exitCode = await run(command, { env });
  printMatrix(resultsOf(JSON.parse(readFileSync(report, 'utf8'))));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
