import { execFileSync } from 'node:child_process';
import type { ScriptFontName } from '#rendering/fonts/scriptFonts.ts';
import { readFontFile } from '#testing/fonts.ts';
import { SCRIPT_FACES } from './faces.ts';

const maxBytes = 4_000_000;

describe('the fonts for text that needs shaping', () => {
  it('have at most 4 MB', () => {
    const sizes = Object.keys(SCRIPT_FACES).map(
      (name) => readFontFile(name as ScriptFontName).length,
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxBytes);
  });

  it('shape the words of the test names as the full fonts do', () => {
    // A process of its own: Jest cannot load HarfBuzz.
    const script = 'scripts/fonts/listShapingDifferences.ts';
    const output = execFileSync(process.execPath, ['--import', 'tsx', script], {
      encoding: 'utf8',
    });
    const results = JSON.parse(output) as { name: string }[];
    expect(results).toHaveLength(37);
    expect(results).toEqual(results.map(({ name }) => ({ name, hasWords: true, different: [] })));
  });
});
