/**
 * `npm test`: runs all checks in order. `npm test -- --only lint,unit` runs some of them. `npm run test:full`
 * runs the long checks instead. Prints a table of the steps with their time and result.
 */
import './prepare.mjs';
import { parseArgs, styleText } from 'node:util';
import { UsageError } from './commandLine.mjs';
import { progress } from './progress.mjs';
import { fullStages, usualStages } from './steps.mjs';

/** Selects the named steps, and those that they need. */
function selectSteps(stages, only) {
  if (only === undefined) return stages;
  const names = only.split(',');
  const allNames = [...new Set(stages.flat(2).map(({ name }) => name))];
  const unknown = names.filter((name) => !allNames.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`No step ${unknown.join(', ')}. There are: ${allNames.join(', ')}.`);
  const selected = new Set(['texts', ...names]);
  const needBuild = ['advisories', 'node', 'containers', 'e2e', 'size'];
  if (needBuild.some((name) => selected.has(name))) selected.add('build');
  return stages.map((lists) =>
    lists.map((steps) => steps.filter(({ name }) => selected.has(name))),
  );
}

/** Runs a step. Returns its row of the table. @param position its number among all steps: "3 of 8" */
async function runStep({ title, isRequired = false, run: perform }, position) {
  const started = performance.now();
  let result;
  try {
    result = (await progress.runStep(`${title} (${position})`, perform)) ?? { passed: 1 };
  } catch (error) {
    progress.hideDuring(() => console.error(error.message));
    result = { failed: 1 };
  }
  if (result.skippedBecause) result = { ...result, skipped: 1 };
  const seconds = (performance.now() - started) / 1000;
  const row = { title, isRequired, seconds, passed: 0, failed: 0, skipped: 0, ...result };
  progress.hideDuring(() => console.log(formatRow(row)));
  return row;
}

function formatRow({ title, seconds, passed, failed, skipped, skippedBecause }) {
  const outcome = (failed > 0 && 'failed') || (skippedBecause && 'skipped') || 'passed';
  const color = { passed: 'green', failed: 'red', skipped: 'yellow' }[outcome];
  const details =
    skippedBecause ??
    (passed + failed + skipped > 1 ? `${passed} passed, ${failed} failed, ${skipped} skipped` : '');
  const time = `${seconds.toFixed(1)} s`.padStart(9);
  return `  ${title.padEnd(24)} ${time}  ${styleText(color, outcome.padEnd(8))} ${details}`.trimEnd();
}

async function runChecks(stages) {
  const rows = [];
  const stepCount = stages.flat(2).length;
  let startedCount = 0;
  for (const lists of stages) {
    await Promise.all(
      lists.map(async (steps) => {
        for (const step of steps) {
          startedCount += 1;
          rows.push(await runStep(step, `${startedCount} of ${stepCount}`));
        }
      }),
    );
    if (rows.some(({ isRequired, failed }) => isRequired && failed > 0)) break;
  }
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  console.log(`\n${rows.map(formatRow).join('\n')}\n`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  if (sum('failed') > 0) process.exitCode = 1;
}

// Exit normally on signals, so that exit handlers end the processes that steps started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));

const { values } = parseArgs({
  options: { full: { type: 'boolean' }, only: { type: 'string' } },
});
try {
  await runChecks(selectSteps(values.full ? fullStages : usualStages, values.only));
} catch (error) {
  console.error(error.message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
// A program that a step has started, such as that of esbuild, could keep this process alive.
process.exit();
