import { contrast, fromOklch, mix, parseHex, toOklch } from './oklch.ts';

it.each([
  ['#00ceb2', '#00CEB2'],
  ['00CEB2', '#00CEB2'],
  [' #00ceb2 ', '#00CEB2'],
  ['#0cb', '#00CCBB'],
  ['#0cb8', '#00CCBB'],
  ['#00ceb280', '#00CEB2'],
])('%j is the colour %s', (text, color) => {
  expect(parseHex(text)).toBe(color);
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
])('%j is no colour', (text) => {
  expect(parseHex(text)).toBeUndefined();
});

it.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#000000', 21],
  ['#777777', '#777777', 1],
  ['#777777', '#FFFFFF', 4.478],
  ['#0000FF', '#FFFFFF', 8.592],
  ['#FF0000', '#FFFFFF', 3.998],
  ['#00FF00', '#000000', 15.304],
])('%s and %s have the contrast %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 3);
});

it.each([
  [1, '#10FF80'],
  [0, '#F0010A'],
  [0.5, '#808045'],
])('%d of a colour over another is mixed by channel', (share, mixed) => {
  expect(mix('#10FF80', '#F0010A', share)).toBe(mixed);
});

describe('a colour by lightness, chroma and hue', () => {
  it.each([
    ['#FFFFFF', 1, 0],
    ['#000000', 0, 0],
    ['#FF0000', 0.628, 0.2577],
    ['#00FF00', 0.8664, 0.2948],
    ['#0000FF', 0.452, 0.3132],
  ])('%s is that of CSS', (color, L, C) => {
    expect(toOklch(color).L).toBeCloseTo(L, 3);
    expect(toOklch(color).C).toBeCloseTo(C, 3);
  });

  it.each(['#FF0000', '#00FF00', '#0000FF', '#FFFF00', '#00FFFF', '#FF00FF', '#FFFFFF', '#010203'])(
    '%s comes back as it was',
    (color) => {
      expect(fromOklch(toOklch(color))).toBe(color);
    },
  );

  it('loses chroma, not lightness or hue, where no screen can show it', () => {
    const shown = toOklch(fromOklch({ L: 0.7, C: 0.4, H: 2 }));
    expect(shown.L).toBeCloseTo(0.7, 2);
    expect(shown.H).toBeCloseTo(2, 1);
    expect(shown.C).toBeLessThan(0.3);
    expect(shown.C).toBeGreaterThan(0.1);
  });

  it('is white or black where no chroma is left', () => {
    expect(fromOklch({ L: 1, C: 0.4, H: 1 })).toBe('#FFFFFF');
    expect(fromOklch({ L: 1.2, C: 0.1, H: 0 })).toBe('#FFFFFF');
    expect(fromOklch({ L: -0.2, C: 0.1, H: 0 })).toBe('#000000');
  });
});
