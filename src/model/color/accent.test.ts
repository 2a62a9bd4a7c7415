import { accentTokens } from './accent.ts';
import { contrast } from './oklch.ts';

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

describe('accent tokens from branding.primary_color', () => {
  test.each(table)(
    '%s gives the tones of the design',
    (brand, on, inkLight, softLight, inkDark, softDark) => {
      const light = accentTokens(brand, 'light');
      const dark = accentTokens(brand, 'dark');
      expect([light.accent, dark.accent]).toEqual([brand, brand]);
      expect([light['on-accent'], dark['on-accent']]).toEqual([on, on]);
      expect([light['accent-soft'], dark['accent-soft']]).toEqual([softLight, softDark]);
      // One step of 255 in a channel is the rounding of another gamut search, not another colour.
      expect(farthestChannel(light['accent-ink'], inkLight)).toBeLessThanOrEqual(1);
      expect(farthestChannel(dark['accent-ink'], inkDark)).toBeLessThanOrEqual(1);
      expect([light.focus, dark.focus]).toEqual([light['accent-ink'], dark['accent-ink']]);
    },
  );

  test('any brand keeps ink at 4.5:1 on every ground, and text on the accent readable', () => {
    const grounds = {
      light: ['#FBFBFC', '#FFFFFF', '#F2F4F6'],
      dark: ['#0E1114', '#15191D', '#0B0E11', '#1C2126'],
    };
    const illegible: string[] = [];
    for (let hex = 0; hex <= 0xffffff; hex += 70_001) {
      const brand = `#${hex.toString(16).padStart(6, '0').toUpperCase()}`;
      for (const mode of ['light', 'dark'] as const) {
        const tokens = accentTokens(brand, mode);
        for (const ground of [...grounds[mode], tokens['accent-soft']])
          if (!(contrast(tokens['accent-ink'], ground) >= 4.5))
            illegible.push(`ink of ${brand} on ${ground}, ${mode}`);
        if (!(contrast(tokens['on-accent'], brand) >= 4.5)) illegible.push(`text on ${brand}`);
      }
    }
    expect(illegible).toEqual([]);
  });

  test.each([undefined, null, '', 'teal', '#12345', 'url(javascript:0)', '00CEB2', '#00ceb2'])(
    'an unusable or differently written brand (%s) ends as the default teal',
    (brand) => expect(accentTokens(brand, 'light').accent).toBe('#00CEB2'),
  );

  test('a short hexadecimal brand is spelled out', () => {
    expect(accentTokens('#f00', 'light').accent).toBe('#FF0000');
  });
});

function farthestChannel(one: string, other: string): number {
  const channels = (hex: string) =>
    [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
  const others = channels(other);
  return Math.max(...channels(one).map((value, index) => Math.abs(value - (others[index] ?? NaN))));
}
