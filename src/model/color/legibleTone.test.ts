import { inkOn, legibleTone } from './legibleTone.ts';
import { contrast, toOklch } from './oklch.ts';

describe('a legible tone', () => {
  it('is the colour itself where that reads', () => {
    expect(legibleTone('#323F47', ['#FFFFFF'], 4.5, 'darker')).toBe('#323F47');
  });

  it.each([
    ['#00CEB2', '#FAFEFE', 4.5, 'darker'],
    ['#FFD400', '#FFFFFF', 3, 'darker'],
    ['#1D4ED8', '#142027', 4.5, 'lighter'],
  ] as const)('of %s on %s reaches %s:1 and keeps the hue', (color, ground, ratio, direction) => {
    const tone = legibleTone(color, [ground], ratio, direction);
    expect(contrast(tone, ground)).toBeGreaterThanOrEqual(ratio);
    expect(contrast(tone, ground)).toBeLessThan(ratio + 0.2);
    expect(Math.abs(toOklch(tone).H - toOklch(color).H)).toBeLessThan(0.12);
  });

  it('is the colour itself where that only just reads', () => {
    const ratio = contrast('#0F7B6C', '#FFFFFF');
    expect(legibleTone('#0F7B6C', ['#FFFFFF'], ratio, 'darker')).toBe('#0F7B6C');
  });

  it('is black or white where tones are wanted on both', () => {
    expect(legibleTone('#00CEB2', ['#FFFFFF', '#000000'], 10, 'darker')).toBe('#000000');
    expect(legibleTone('#00CEB2', ['#FFFFFF', '#000000'], 10, 'lighter')).toBe('#FFFFFF');
  });

  it('is black or white where no tone of the hue is enough', () => {
    expect(legibleTone('#777777', ['#000000'], 21, 'lighter')).toBe('#FFFFFF');
    expect(legibleTone('#777777', ['#FFFFFF'], 21, 'darker')).toBe('#000000');
  });
});

test.each([
  ['white', '#1D4ED8', '#FFFFFF'],
  ['its hue very dark where white does not read', '#FFD400', '#261D00'],
  ['nearly black where its hue does not', '#008686', '#05080A'],
  ['black where nothing else does', '#008490', '#000000'],
])('ink is %s, as on %s', (_which, ground, ink) => {
  expect(inkOn(ground)).toBe(ink);
});

test('ink on any colour reads at 4.5:1', () => {
  const illegible: string[] = [];
  for (let value = 0; value <= 0xffffff; value += 40_009) {
    const ground = `#${value.toString(16).padStart(6, '0').toUpperCase()}`;
    if (!(contrast(inkOn(ground), ground) >= 4.5)) illegible.push(ground);
  }
  expect(illegible).toEqual([]);
});
