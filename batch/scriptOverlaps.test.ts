import { execFileSync } from 'node:child_process';
import { isFullRun } from '#testing/selectCases.ts';

it('lays out scripts in layouts without overlaps, on the page', () => {
  const script = 'src/testing/listTextOverlaps.ts';
  const output = execFileSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' });
  const { count, faults } = JSON.parse(output) as { count: number; faults: string[] };
  expect(count).toBeGreaterThan(isFullRun ? 430 : 60);
  expect(faults).toEqual([]);
});
