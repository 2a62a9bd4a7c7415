import { getContrastRatio, toOklch } from '#domain/color/oklch.ts';
import { createLegibleTextColorGetter, getBrightnessRange } from './textColorPicker.ts';
import type { CertificateDesign } from './design.ts';
import { createArtworkColors } from './designColors.ts';
import { getBackgroundImageBox } from './layouts/layoutProperties.ts';
import { landscapePageSize } from './scene.ts';

const colors = { titleColor: '#0F766E', contentColor: '#22343C' };
const fullPage = { x: 0, y: 0, ...landscapePageSize };
const textBoxes = [{ x: 200, y: 200, width: 300, height: 40 }];

/** Picks colours on an image with a single cell of the brightness map, from one grey to another. */
function pickColors(low: number, high: number, templateColors = colors) {
  const tones = { columns: 1, rows: 1, lows: Uint8Array.of(low), highs: Uint8Array.of(high) };
  const background = { url: 'page.jpg', width: 3508, height: 2480, tones };
  const pickTextColor = createLegibleTextColorGetter(
    { layout: 'Layout7', ...templateColors, backgroundImage: background },
    fullPage,
  );
  const { title, content, muted, rule } = createArtworkColors(templateColors);
  return {
    title: pickTextColor(title, textBoxes),
    content: pickTextColor(content, textBoxes),
    muted: pickTextColor(muted, textBoxes),
    rule: pickTextColor(rule, textBoxes),
  };
}

const getHue = (color: string) => toOklch(color).H;
const toGrey = (level: number) => `#${level.toString(16).padStart(2, '0').repeat(3)}`;

describe('text colours on artwork', () => {
  it('keeps the template colours where they are legible', () => {
    expect(pickColors(240, 255)).toMatchObject({
      title: { fill: '#0F766E' },
      content: { fill: '#22343C' },
    });
  });

  it('uses light text on a dark page, and a tone of the title’s hue for the title', () => {
    const { title, content } = pickColors(20, 45);
    expect(content).toEqual({ fill: '#F2F3F3' });
    expect(title.outline).toBeUndefined();
    expect(Math.abs(getHue(title.fill) - getHue('#0F766E'))).toBeLessThan(0.12);
  });

  it('darkens the title on a partly shaded page', () => {
    const { title } = pickColors(170, 255);
    expect(title.outline).toBeUndefined();
    expect(getContrastRatio(title.fill, toGrey(170))).toBeGreaterThanOrEqual(4.5);
    expect(getContrastRatio(title.fill, '#AAAAAA')).toBeLessThan(4.8);
  });

  it.each([
    [0, 255, '#0F2128'],
    [90, 240, '#FFFFFF'],
    [0, 150, '#0F2128'],
  ])('outlines text where the page ranges from level %d to %d', (low, high, outline) => {
    const { title, content, muted } = pickColors(low, high);
    expect(content.outline).toBe(outline);
    expect(getContrastRatio(content.fill, outline)).toBeGreaterThanOrEqual(7);
    expect([title, muted]).toEqual([content, content]);
  });

  it('uses the same outline on every part of a page', () => {
    const tones = {
      columns: 2,
      rows: 1,
      lows: Uint8Array.of(10, 90),
      highs: Uint8Array.of(140, 240),
    };
    const background = { url: 'page.jpg', width: 842, height: 595, tones };
    const pickTextColor = createLegibleTextColorGetter(
      { layout: 'Layout7', ...colors, backgroundImage: background },
      fullPage,
    );
    const [dark, bright] = [100, 600].map((x) =>
      pickTextColor(colors.contentColor, [{ x, y: 200, width: 100, height: 40 }]),
    );
    expect(dark?.outline).toBe('#0F2128');
    expect(bright).toEqual(dark);
  });

  it('is legible on every page in any colours', () => {
    for (const titleColor of ['#FFD400', '#FFFFFF', '#000000', '#7F7F7F', '#D62828'])
      for (const contentColor of ['#111111', '#FFFFFF', '#00CEB2', titleColor])
        for (let low = 0; low < 256; low += 51)
          for (let high = low; high < 256; high += 34)
            for (const [purpose, textColor] of Object.entries(
              pickColors(low, high, { titleColor, contentColor }),
            )) {
              const backgrounds = textColor.outline
                ? [textColor.outline]
                : [toGrey(low), toGrey(high)];
              const worst = Math.min(
                ...backgrounds.map((color) => getContrastRatio(textColor.fill, color)),
              );
              expect(worst).toBeGreaterThanOrEqual(purpose === 'rule' ? 1.99 : 4.49);
              const [dark = '', bright = dark] = backgrounds;
              const lights = [dark, textColor.fill, bright].map((color) =>
                getContrastRatio(color, '#000000'),
              );
              expect(lights).not.toEqual(lights.toSorted((a, b) => a - b));
            }
  });

  it('outlines text on an image without a brightness map, but not on a page without an image', () => {
    const design: CertificateDesign = { layout: 'Layout7', ...colors };
    const background = { url: 'page.webp', width: 3508, height: 2480 };
    const pickColor = (candidate: CertificateDesign) =>
      createLegibleTextColorGetter(candidate, getBackgroundImageBox(candidate))(
        colors.contentColor,
        textBoxes,
      );
    expect(pickColor({ ...design, backgroundImage: background })).toEqual({
      fill: '#22343C',
      outline: '#FFFFFF',
    });
    expect(pickColor(design)).toEqual({ fill: '#22343C' });
  });
});

describe('getBrightnessRange', () => {
  const tones = {
    columns: 2,
    rows: 2,
    lows: Uint8Array.of(10, 30, 50, 70),
    highs: Uint8Array.of(20, 40, 60, 80),
  };
  const imageBox = { x: 100, y: 100, width: 200, height: 200 };
  const box = (x: number, y: number, width = 10, height = 10) => ({ x, y, width, height });

  it.each([
    ['one cell', [box(110, 110)], ['#0A0A0A', '#141414']],
    ['two cells', [box(150, 110, 100)], ['#0A0A0A', '#282828']],
    ['the boxes of all lines', [box(210, 110), box(110, 220)], ['#1E1E1E', '#3C3C3C']],
    ['the nearest cell for a box beyond the edges', [box(0, 900)], ['#323232', '#3C3C3C']],
  ] as const)('returns the range of %s', (_what, boxes, [darkest, brightest]) => {
    expect(getBrightnessRange(tones, imageBox, boxes)).toEqual({ darkest, brightest });
  });
});
