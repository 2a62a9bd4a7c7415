import { buildAccentTokens } from './accent.ts';
import { getContrastRatio } from './oklch.ts';

const table = [
  // brand, on-accent, ink light, soft light, ink dark, soft dark
  ['#00CEB2', '#00251E', '#047E6C', '#E0F9F6', '#00CEB2', '#123635'],
  ['#6D28D9', '#FFFFFF', '#6D28D9', '#EDE5FA', '#956FFB', '#231B3B'],
  ['#E4572E', '#32140C', '#C63B07', '#FCEBE6', '#EE6138', '#362320'],
  ['#FFD400', '#261D00', '#856E06', '#FFFAE0', '#FFD400', '#3A3718'],
  ['#1D4ED8', '#FFFFFF', '#1D4ED8', '#E4EAFA', '#4E82FD', '#16213B'],
  ['#111111', '#FFFFFF', '#111111', '#E2E2E2', '#888888', '#14181B'],
  ['#FFFFFF', '#1E1E1E', '#6F6F6F', '#FFFFFF', '#FFFFFF', '#3A3E41'],
] as const;

describe('buildAccentTokens', () => {
  test.each(table)(
    'derives the tones of the design from %s',
    (brand, on, inkLight, softLight, inkDark, softDark) => {
      const light = buildAccentTokens(brand, 'light');
      const dark = buildAccentTokens(brand, 'dark');
      expect([light.accent, dark.accent]).toEqual([brand, brand]);
      expect([light['on-accent'], dark['on-accent']]).toEqual([on, on]);
      expect([light['accent-soft'], dark['accent-soft']]).toEqual([softLight, softDark]);
      // The design's tones come from another gamut search, which may round a channel by one step.
      expect(maxChannelDifference(light['accent-ink'], inkLight)).toBeLessThanOrEqual(1);
      expect(maxChannelDifference(dark['accent-ink'], inkDark)).toBeLessThanOrEqual(1);
      expect([light.focus, dark.focus]).toEqual([light['accent-ink'], dark['accent-ink']]);
    },
  );

  test('keeps accent-ink and text on the accent at 4.5:1 for any primary colour', () => {
    const backgrounds = {
      light: ['#FBFBFC', '#FFFFFF', '#F2F4F6'],
      dark: ['#0E1114', '#15191D', '#0B0E11', '#1C2126'],
    };
    const illegible: string[] = [];
    for (let hex = 0; hex <= 0xffffff; hex += 70_001) {
      const brand = `#${hex.toString(16).padStart(6, '0').toUpperCase()}`;
      for (const mode of ['light', 'dark'] as const) {
        const tokens = buildAccentTokens(brand, mode);
        for (const background of [...backgrounds[mode], tokens['accent-soft']])
          if (!(getContrastRatio(tokens['accent-ink'], background) >= 4.5))
            illegible.push(`ink of ${brand} on ${background}, ${mode}`);
        if (!(getContrastRatio(tokens['on-accent'], brand) >= 4.5))
          illegible.push(`text on ${brand}`);
      }
    }
    expect(illegible).toEqual([]);
  });

  test.each([undefined, null, '', 'teal', '#12345', 'url(javascript:0)', '00CEB2', '#00ceb2'])(
    'returns the default teal for %s',
    (brand) => expect(buildAccentTokens(brand, 'light').accent).toBe('#00CEB2'),
  );

  test('expands a three-digit colour', () => {
    expect(buildAccentTokens('#f00', 'light').accent).toBe('#FF0000');
  });
});

/** Returns the largest difference between the channels of two colours. */
function maxChannelDifference(first: string, second: string): number {
  const parseChannels = (hex: string) =>
    [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
  const channels = parseChannels(second);
  return Math.max(
    ...parseChannels(first).map((value, index) => Math.abs(value - (channels[index] ?? NaN))),
  );
}
