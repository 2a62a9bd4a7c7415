import { getContrastRatio, mixColors, toOklch } from '#domain/color/oklch.ts';
import { createTextColorPicker, getBrightnessRange } from './textColorPicker.ts';
import type { CertificateDesign } from './design.ts';
import { createArtworkColors } from './designColors.ts';
import { getBackgroundImageBox } from './layouts/layoutProperties.ts';
import { landscapePageSize } from './scene.ts';

const colors = { titleColor: '#0F766E', contentColor: '#22343C' };
const fullPage = { x: 0, y: 0, ...landscapePageSize };
const textBoxes = [{ x: 200, y: 200, width: 300, height: 40 }];

/** Creates the colours and the picker for an image with a single cell of the brightness map, from one grey to another. */
function createPicker(low: number, high: number, templateColors = colors) {
  const tones = {
    columns: 1,
    rows: 1,
    lows: Uint8Array.of(low),
    highs: Uint8Array.of(high),
    paper: '#FFFFFF',
  };
  const background = { url: 'page.jpg', width: 3508, height: 2480, tones };
  const picker = createTextColorPicker(
    { layout: 'Layout7', ...templateColors, backgroundImage: background },
    fullPage,
  );
  const { title, content, muted, rule } = createArtworkColors(templateColors);
  return { picker, requested: { title, content, muted, rule } };
}

/** Picks colours on such an image, or on the veil over it. */
function pickColors({ picker, requested }: ReturnType<typeof createPicker>, hasVeil = false) {
  const pick = (color: string) => picker.pickColor(color, textBoxes, hasVeil);
  return {
    title: pick(requested.title),
    content: pick(requested.content),
    muted: pick(requested.muted),
    rule: pick(requested.rule),
  };
}

const getHue = (color: string) => toOklch(color).H;
const toGrey = (level: number) => `#${level.toString(16).padStart(2, '0').repeat(3)}`;

describe('text colours on artwork', () => {
  it('keeps the template colours where they are legible', () => {
    expect(pickColors(createPicker(240, 255))).toMatchObject({
      title: '#0F766E',
      content: '#22343C',
    });
  });

  it('uses light text on a dark page, and a tone of the title’s hue for the title', () => {
    const { title = '', content } = pickColors(createPicker(20, 45));
    expect(content).toBe('#F2F3F3');
    expect(Math.abs(getHue(title) - getHue('#0F766E'))).toBeLessThan(0.12);
  });

  it('darkens the title on a partly shaded page', () => {
    const { title = '' } = pickColors(createPicker(170, 255));
    expect(getContrastRatio(title, toGrey(170))).toBeGreaterThanOrEqual(4.5);
    expect(getContrastRatio(title, '#AAAAAA')).toBeLessThan(4.8);
  });

  it.each([
    [0, 255, '#0F2128'],
    [90, 240, '#FFFFFF'],
    [0, 150, '#0F2128'],
  ])('needs a veil where the page ranges from level %d to %d', (low, high, fill) => {
    const result = createPicker(low, high);
    const { picker } = result;
    const { title, content, muted } = pickColors(result);
    expect([title, content, muted]).toEqual([undefined, undefined, undefined]);
    const line = { color: colors.contentColor, size: 20, boxes: textBoxes };
    expect(picker.areLegible([line])).toBe(false);
    expect(picker.veil).toEqual({ fill, opacity: 0.9 });
  });

  it.each([
    [9.9, 170, 255, false],
    [10, 170, 255, true],
    [7.4, 225, 255, true],
  ])('accepts text of %d pt on levels from %d to %d: %s', (size, low, high, isLegible) => {
    const { picker } = createPicker(low, high);
    const line = { color: colors.contentColor, size, boxes: textBoxes };
    expect(picker.areLegible([line])).toBe(isLegible);
  });

  it('is legible on every page in any colours, with a veil where no colour is legible without', () => {
    for (const titleColor of ['#FFD400', '#FFFFFF', '#000000', '#7F7F7F', '#D62828'])
      for (const contentColor of ['#111111', '#FFFFFF', '#00CEB2', titleColor])
        for (let low = 0; low < 256; low += 51)
          for (let high = low; high < 256; high += 34) {
            const result = createPicker(low, high, { titleColor, contentColor });
            const { veil } = result.picker;
            for (const hasVeil of [false, true]) {
              const picked = pickColors(result, hasVeil);
              for (const [purpose, fill] of Object.entries(picked)) {
                if (hasVeil) expect(fill).toBeDefined();
                if (fill === undefined) continue;
                const [dark = '', bright = ''] = [low, high]
                  .map(toGrey)
                  .map((grey) => (hasVeil ? mixColors(veil.fill, grey, veil.opacity) : grey));
                const worst = Math.min(
                  ...[dark, bright].map((color) => getContrastRatio(fill, color)),
                );
                expect(worst).toBeGreaterThanOrEqual(purpose === 'rule' ? 1.99 : 4.49);
                const lights = [dark, fill, bright].map((color) =>
                  getContrastRatio(color, '#000000'),
                );
                expect(lights).not.toEqual(lights.toSorted((a, b) => a - b));
              }
            }
          }
  });

  it('needs a veil on an image without a brightness map, but not on a page without an image', () => {
    const design: CertificateDesign = { layout: 'Layout7', ...colors };
    const background = { url: 'page.webp', width: 3508, height: 2480 };
    const pickColor = (candidate: CertificateDesign) =>
      createTextColorPicker(candidate, getBackgroundImageBox(candidate)).pickColor(
        colors.contentColor,
        textBoxes,
        false,
      );
    expect(pickColor({ ...design, backgroundImage: background })).toBeUndefined();
    expect(pickColor(design)).toBe('#22343C');
  });
});

describe('getBrightnessRange', () => {
  const tones = {
    columns: 2,
    rows: 2,
    lows: Uint8Array.of(10, 30, 50, 70),
    highs: Uint8Array.of(20, 40, 60, 80),
    paper: '#FFFFFF',
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
