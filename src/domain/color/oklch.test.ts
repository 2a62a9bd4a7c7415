import { getContrastRatio, toHexColor, mixColors, parseHexColor, toOklch } from './oklch.ts';

it.each([
  ['#00ceb2', '#00CEB2'],
  ['00CEB2', '#00CEB2'],
  [' #00ceb2 ', '#00CEB2'],
  ['#0cb', '#00CCBB'],
  ['#0cb8', '#00CCBB'],
  ['#00ceb280', '#00CEB2'],
])('parseHexColor parses %j as %s', (text, color) => {
  expect(parseHexColor(text)).toBe(color);
});

it.each([
  null,
  undefined,
  '',
  '#12',
  '#12345',
  '#1234567',
  '#123456789',
  'teal',
  'a #00CEB2',
  '#00CEB2 b',
  '#00CEB2;',
  '##00CEB2',
])('parseHexColor returns undefined for %j', (text) => {
  expect(parseHexColor(text)).toBeUndefined();
});

it.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#000000', 21],
  ['#777777', '#777777', 1],
  ['#777777', '#FFFFFF', 4.478],
  ['#0000FF', '#FFFFFF', 8.592],
  ['#FF0000', '#FFFFFF', 3.998],
  ['#00FF00', '#000000', 15.304],
])('getContrastRatio of %s and %s is %d', (first, second, ratio) => {
  expect(getContrastRatio(first, second)).toBeCloseTo(ratio, 3);
});

it.each([
  [1, '#10FF80'],
  [0, '#F0010A'],
  [0.5, '#808045'],
])('mixColors with a share of %d mixes each channel', (share, mixed) => {
  expect(mixColors('#10FF80', '#F0010A', share)).toBe(mixed);
});

describe('toOklch and toHexColor', () => {
  it.each([
    ['#FFFFFF', 1, 0],
    ['#000000', 0, 0],
    ['#FF0000', 0.628, 0.2577],
    ['#00FF00', 0.8664, 0.2948],
    ['#0000FF', 0.452, 0.3132],
  ])('toOklch of %s equals oklch() of CSS', (color, L, C) => {
    expect(toOklch(color).L).toBeCloseTo(L, 3);
    expect(toOklch(color).C).toBeCloseTo(C, 3);
  });

  it.each(['#FF0000', '#00FF00', '#0000FF', '#FFFF00', '#00FFFF', '#FF00FF', '#FFFFFF', '#010203'])(
    'converts %s back and forth without loss',
    (color) => {
      expect(toHexColor(toOklch(color))).toBe(color);
    },
  );

  it('reduces chroma, not lightness or hue, outside the sRGB gamut', () => {
    const result = toOklch(toHexColor({ L: 0.7, C: 0.4, H: 2 }));
    expect(result.L).toBeCloseTo(0.7, 2);
    expect(result.H).toBeCloseTo(2, 1);
    expect(result.C).toBeLessThan(0.3);
    expect(result.C).toBeGreaterThan(0.1);
  });

  it('returns white or black when no chroma is left', () => {
    expect(toHexColor({ L: 1, C: 0.4, H: 1 })).toBe('#FFFFFF');
    expect(toHexColor({ L: 1.2, C: 0.1, H: 0 })).toBe('#FFFFFF');
    expect(toHexColor({ L: -0.2, C: 0.1, H: 0 })).toBe('#000000');
  });
});
