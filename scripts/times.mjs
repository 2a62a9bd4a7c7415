/** `npm test -- --times`: where the time of the tests went, by the reports that they left. */
import { relative } from 'node:path';
import { ROOT, readText } from './files.mjs';

const SHOWN = 12;

/** @returns tests of a report of jest, `{ file, title, seconds }` */
const ofJest = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(ROOT, name),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );

const ofPlaywright = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(ofPlaywright),
  ...specs.map(({ file, title, tests }) => ({
    file: `e2e/${file}`,
    title,
    seconds:
      tests.flatMap(({ results }) => results).reduce((sum, one) => sum + one.duration, 0) / 1000,
  })),
];

const row = ({ seconds, file, title = '' }) =>
  `  ${`${seconds.toFixed(1)} s`.padStart(8)}  ${file}  ${title}`.trimEnd();

const slowest = (rows) => rows.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN);

function filesOf(tests) {
  const sums = new Map();
  for (const { file, seconds } of tests) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return Array.from(sums, ([file, seconds]) => ({ file, seconds }));
}

/** @param names of the reports in `.cache` that this run has left */
export function printTimes(names) {
  for (const name of names) {
    const report = JSON.parse(readText(`.cache/${name}-report.json`) || '{}');
    const tests = report.testResults ? ofJest(report) : ofPlaywright(report);
    if (tests.length === 0) continue;
    console.log(`\nSlowest files of ${name}\n${slowest(filesOf(tests)).map(row).join('\n')}`);
    console.log(`\nSlowest tests of ${name}\n${slowest(tests).map(row).join('\n')}`);
  }
}
