import { execFileSync } from 'node:child_process';

it('lays out every script in every layout without overlaps, on the page', () => {
  const script = 'src/testing/listTextOverlaps.ts';
  const output = execFileSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' });
  const { count, faults } = JSON.parse(output) as { count: number; faults: string[] };
  expect(count).toBeGreaterThan(300);
  expect(faults).toEqual([]);
}, 60_000);
