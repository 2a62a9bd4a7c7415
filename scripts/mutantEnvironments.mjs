/**
 * Runs in the copy of the project that mutants live in: tests that name their environment get the one that also tells
 * which changes each of them covers.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { filesBelow, inRoot } from './files.mjs';

for (const file of filesBelow('src').filter((name) => /\.test\.tsx?$/.test(name))) {
  const test = readFileSync(inRoot(file), 'utf8');
  const told = test.replace(
    /^(\/\*\* @jest-environment) node \*\//,
    '$1 @stryker-mutator/jest-runner/jest-env/node */',
  );
  if (told !== test) writeFileSync(inRoot(file), told);
}
