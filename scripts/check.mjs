/**
 * `npm test`: every check in order, up to the first that fails. `npm test -- --only lint,unit` runs some of them, and
 * `-- --times` says where the time went. `npm run test:full` runs the long ones instead.
 */
import { styleText } from 'node:util';
import { run, runAside, whenParentEnds } from './run.mjs';
import { FULL, USUAL } from './steps.mjs';
import { printTimes } from './times.mjs';

const isColored = process.stdout.isTTY && !process.env.NO_COLOR;
const style = (format, text) => (isColored ? styleText(format, text) : text);

const OUTCOMES = { passed: 'green', failed: 'red', skipped: 'yellow', 'not run': 'gray' };

/**
 * The steps to run, in groups that run side by side; what is asked for alone still gets the packages, the texts and,
 * where it needs them, the builds.
 */
function chosen(steps, args) {
  const at = args.indexOf('--only');
  const groups = steps.map((step) => [step].flat());
  if (at === -1) return groups;
  const names = (args[at + 1] ?? '').split(',');
  const known = groups.flat().map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`No step ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  const needed = new Set(['packages', 'texts', ...names]);
  if (['advisories', 'e2e', 'size'].some((name) => needed.has(name))) needed.add('build');
  return groups
    .map((group) => group.filter(({ name }) => needed.has(name)))
    .filter((group) => group.length > 0);
}

async function outcomeOf(step, runner) {
  try {
    const result = (await step.run(runner)) ?? { passed: 1, failed: 0, skipped: 0 };
    if (result.skippedBecause)
      return { outcome: 'skipped', why: result.skippedBecause, passed: 0, failed: 0, skipped: 1 };
    return { ...result, outcome: result.failed > 0 ? 'failed' : 'passed' };
  } catch (error) {
    console.error(error.message);
    return { outcome: 'failed', passed: 0, failed: 1, skipped: 0 };
  }
}

/** As many steps of a group at once as there are processors for. */
const AT_ONCE = 2;

/** Runs the steps of a group, the longest of which stand first. */
async function performAll(group) {
  const runner = group.length > 1 ? runAside : run;
  const waiting = [...group];
  const rows = [];
  const next = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      rows.push(await perform(step, runner));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return rows;
}

/** Runs a step and says how it ended. */
async function perform(step, runner) {
  const started = performance.now();
  const result = await outcomeOf(step, runner);
  const row = { step, seconds: (performance.now() - started) / 1000, ...result };
  console.log(line(row));
  return row;
}

function line({ step, seconds, outcome, why, passed = 0, failed = 0, skipped = 0 }) {
  const time = seconds === undefined ? '' : `${seconds.toFixed(1)} s`;
  const tests = [
    passed > 1 && `${passed} passed`,
    failed > 0 && passed + failed > 1 && `${failed} failed`,
    !why && skipped > 0 && `${skipped} skipped`,
    why,
  ].filter(Boolean);
  const word = style(OUTCOMES[outcome], outcome.padEnd(8));
  return `  ${step.title.padEnd(24)} ${time.padStart(8)}  ${word} ${tests.join(', ')}`.trimEnd();
}

async function main(args) {
  const groups = chosen(args.includes('--full') ? FULL : USUAL, args);
  const rows = [];
  for (const group of groups) {
    if (rows.some(({ outcome }) => outcome === 'failed')) {
      rows.push(...group.map((step) => ({ step, outcome: 'not run' })));
      continue;
    }
    console.log(`\n${style('bold', group.map(({ title }) => title).join(', '))}`);
    rows.push(...(await performAll(group)));
  }
  if (args.includes('--times')) printTimes(rows.flatMap(({ step }) => step.report ?? []));
  const sum = (key) => rows.reduce((total, row) => total + (row[key] ?? 0), 0);
  console.log(`\n${rows.map(line).join('\n')}\n`);
  const skipped = sum('skipped');
  console.log(
    `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
  if (sum('failed') > 0) process.exitCode = 1;
}

// Without this a signal would end us at once, and leave what the steps have started behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
whenParentEnds(() => process.exit(130));

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
