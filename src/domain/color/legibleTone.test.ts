import { chooseTextColor, findLegibleTone } from './legibleTone.ts';
import { getContrastRatio, toOklch } from './oklch.ts';

describe('findLegibleTone', () => {
  it('returns the colour itself if it is legible', () => {
    expect(findLegibleTone('#323F47', ['#FFFFFF'], 4.5, 'darker')).toBe('#323F47');
  });

  it.each([
    ['#00CEB2', '#FAFEFE', 4.5, 'darker'],
    ['#FFD400', '#FFFFFF', 3, 'darker'],
    ['#1D4ED8', '#142027', 4.5, 'lighter'],
  ] as const)(
    'changes %s on %s to reach %s:1 and keeps the hue',
    (color, background, ratio, direction) => {
      const tone = findLegibleTone(color, [background], ratio, direction);
      expect(getContrastRatio(tone, background)).toBeGreaterThanOrEqual(ratio);
      expect(getContrastRatio(tone, background)).toBeLessThan(ratio + 0.2);
      expect(Math.abs(toOklch(tone).H - toOklch(color).H)).toBeLessThan(0.12);
    },
  );

  it('returns the colour itself at exactly the required contrast', () => {
    const ratio = getContrastRatio('#0F7B6C', '#FFFFFF');
    expect(findLegibleTone('#0F7B6C', ['#FFFFFF'], ratio, 'darker')).toBe('#0F7B6C');
  });

  it('returns black or white if no tone is legible on all backgrounds', () => {
    expect(findLegibleTone('#00CEB2', ['#FFFFFF', '#000000'], 10, 'darker')).toBe('#000000');
    expect(findLegibleTone('#00CEB2', ['#FFFFFF', '#000000'], 10, 'lighter')).toBe('#FFFFFF');
  });

  it('returns black or white if no tone of the hue has enough contrast', () => {
    expect(findLegibleTone('#777777', ['#000000'], 21, 'lighter')).toBe('#FFFFFF');
    expect(findLegibleTone('#777777', ['#FFFFFF'], 21, 'darker')).toBe('#000000');
  });
});

test.each([
  ['white', '#1D4ED8', '#FFFFFF'],
  ['a very dark tone of the hue if white is illegible', '#FFD400', '#261D00'],
  ['nearly black if the hue is illegible too', '#008686', '#05080A'],
  ['black if all others are illegible', '#008490', '#000000'],
])('chooseTextColor returns %s, as on %s', (_name, background, expected) => {
  expect(chooseTextColor(background)).toBe(expected);
});

test('chooseTextColor reaches 4.5:1 on any colour', () => {
  const illegible: string[] = [];
  for (let value = 0; value <= 0xffffff; value += 40_009) {
    const background = `#${value.toString(16).padStart(6, '0').toUpperCase()}`;
    if (!(getContrastRatio(chooseTextColor(background), background) >= 4.5))
      illegible.push(background);
  }
  expect(illegible).toEqual([]);
});
