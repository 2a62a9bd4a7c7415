import { execFileSync } from 'node:child_process';

describe('ShapingFont.shape', () => {
  it('shapes texts of very many letters and marks', () => {
    const script = 'src/testing/shapeLongTexts.ts';
    const output = execFileSync(process.execPath, ['--import', 'tsx', script], {
      encoding: 'utf8',
    });
    const { letter, letters, ...counts } = JSON.parse(output) as Record<string, unknown>;
    expect(letters).toEqual(letter);
    expect(counts).toEqual({ clusterCount: 150_000, markedLength: 150_001 });
  });
});
