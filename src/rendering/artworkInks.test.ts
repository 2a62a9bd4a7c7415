import { contrast, toOklch } from '#model/color/oklch.ts';
import { artworkInks, groundUnder } from './artworkInks.ts';
import type { CertificateDesign } from './design.ts';
import { artworkColors } from './designColors.ts';
import { windowOf } from './layouts/looks.ts';
import { page } from './scene.ts';

const colors = { titleColor: '#0F766E', contentColor: '#22343C' };
const whole = { x: 0, y: 0, ...page };
const somewhere = [{ x: 200, y: 200, width: 300, height: 40 }];

/** The inks on a picture of one part, from one grey to another. */
function inksOn(low: number, high: number, chosen = colors) {
  const tones = { columns: 1, rows: 1, lows: Uint8Array.of(low), highs: Uint8Array.of(high) };
  const background = { url: 'page.jpg', width: 3508, height: 2480, tones };
  const inkAt = artworkInks({ layout: 'Layout7', ...chosen, background }, whole);
  const { title, content, muted, rule } = artworkColors(chosen);
  return {
    title: inkAt(title, somewhere),
    content: inkAt(content, somewhere),
    muted: inkAt(muted, somewhere),
    rule: inkAt(rule, somewhere),
  };
}

const hueOf = (color: string) => toOklch(color).H;
const grey = (level: number) => `#${level.toString(16).padStart(2, '0').repeat(3)}`;

describe('words on somebody’s page', () => {
  it('keep the colours that were chosen where those read', () => {
    expect(inksOn(240, 255)).toMatchObject({
      title: { fill: '#0F766E' },
      content: { fill: '#22343C' },
    });
  });

  it('are light on a dark one, and the title in a tone of its hue', () => {
    const { title, content } = inksOn(20, 45);
    expect(content).toEqual({ fill: '#F2F3F3' });
    expect(title.outline).toBeUndefined();
    expect(Math.abs(hueOf(title.fill) - hueOf('#0F766E'))).toBeLessThan(0.12);
  });

  it('deepen on one that is partly shaded', () => {
    const { title } = inksOn(170, 255);
    expect(title.outline).toBeUndefined();
    expect(contrast(title.fill, grey(170))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(title.fill, '#AAAAAA')).toBeLessThan(4.8);
  });

  it.each([
    [0, 255, '#0F2128'],
    [90, 240, '#FFFFFF'],
    [0, 150, '#0F2128'],
  ])('are outlined where the page goes from level %d to %d', (low, high, outline) => {
    const { title, content, muted } = inksOn(low, high);
    expect(content.outline).toBe(outline);
    expect(contrast(content.fill, outline)).toBeGreaterThanOrEqual(7);
    expect([title, muted]).toEqual([content, content]);
  });

  it('have the same outline on every part of a page', () => {
    const tones = {
      columns: 2,
      rows: 1,
      lows: Uint8Array.of(10, 90),
      highs: Uint8Array.of(140, 240),
    };
    const background = { url: 'page.jpg', width: 842, height: 595, tones };
    const inkAt = artworkInks({ layout: 'Layout7', ...colors, background }, whole);
    const [dark, bright] = [100, 600].map((x) =>
      inkAt(colors.contentColor, [{ x, y: 200, width: 100, height: 40 }]),
    );
    expect(dark?.outline).toBe('#0F2128');
    expect(bright).toEqual(dark);
  });

  it('read on every page in any colours', () => {
    for (const titleColor of ['#FFD400', '#FFFFFF', '#000000', '#7F7F7F', '#D62828'])
      for (const contentColor of ['#111111', '#FFFFFF', '#00CEB2', titleColor])
        for (let low = 0; low < 256; low += 51)
          for (let high = low; high < 256; high += 34)
            for (const [purpose, ink] of Object.entries(
              inksOn(low, high, { titleColor, contentColor }),
            )) {
              const grounds = ink.outline ? [ink.outline] : [grey(low), grey(high)];
              const worst = Math.min(...grounds.map((one) => contrast(ink.fill, one)));
              expect(worst).toBeGreaterThanOrEqual(purpose === 'rule' ? 1.99 : 4.49);
              const [dark = '', bright = dark] = grounds;
              const lights = [dark, ink.fill, bright].map((one) => contrast(one, '#000000'));
              expect(lights).not.toEqual(lights.toSorted((one, other) => one - other));
            }
  });

  it('are outlined where nobody could look at the page, and written on white without one', () => {
    const design: CertificateDesign = { layout: 'Layout7', ...colors };
    const background = { url: 'page.webp', width: 3508, height: 2480 };
    const inkOf = (wanted: CertificateDesign) =>
      artworkInks(wanted, windowOf(wanted))(colors.contentColor, somewhere);
    expect(inkOf({ ...design, background })).toEqual({ fill: '#22343C', outline: '#FFFFFF' });
    expect(inkOf(design)).toEqual({ fill: '#22343C' });
  });
});

describe('what words stand on', () => {
  const tones = {
    columns: 2,
    rows: 2,
    lows: Uint8Array.of(10, 30, 50, 70),
    highs: Uint8Array.of(20, 40, 60, 80),
  };
  const place = { x: 100, y: 100, width: 200, height: 200 };
  const box = (x: number, y: number, width = 10, height = 10) => ({ x, y, width, height });

  it.each([
    ['one part', [box(110, 110)], ['#0A0A0A', '#141414']],
    ['two parts', [box(150, 110, 100)], ['#0A0A0A', '#282828']],
    ['all lines', [box(210, 110), box(110, 220)], ['#1E1E1E', '#3C3C3C']],
    ['the nearest part beyond the edges', [box(0, 900)], ['#323232', '#3C3C3C']],
  ] as const)('is that of %s', (_what, boxes, [low, high]) => {
    expect(groundUnder(tones, place, boxes)).toEqual({ low, high });
  });
});
