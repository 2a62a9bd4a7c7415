import { getContrastRatio } from '#domain/color/oklch.ts';
import { type LayoutName, layoutNames } from '#domain/template/template.ts';
import type { CertificateDesign } from '#rendering/design.ts';
import { isArtworkLayout } from '#rendering/layouts/layoutProperties.ts';
import { checkContrast, type ContrastResult, roundContrastRatio } from './checkContrast.ts';

const teal = '#00CEB2';
const slate = '#323F47';
const backgroundImage = { url: 'picture.png', width: 1, height: 1 };

const createDesign = (layout: LayoutName, titleColor = teal, contentColor = slate) => ({
  layout,
  titleColor,
  contentColor,
});
const paperLayouts = layoutNames.filter((layout) => !isArtworkLayout(layout));
const addBackground = (design: CertificateDesign) => ({ ...design, backgroundImage });
const getRoundedRatio = (result: ContrastResult) =>
  'ratio' in result ? Math.round(result.ratio * 100) / 100 : undefined;

describe('checkContrast with the default colours', () => {
  test.each([
    ['Layout1', 1.97, 10.67],
    ['Layout2', 1.98, 10.71],
    ['Layout3', 2.01, 10.84],
    ['Layout4', 1.97, 10.65],
    ['Layout6', 2.01, 10.84],
  ] as const)(
    'computes on %s %f for the title and %f for the content',
    (layout, title, content) => {
      const design = createDesign(layout);
      const titleResult = checkContrast(design, 'title');
      expect(titleResult.kind).toBe('adjusted');
      expect(getRoundedRatio(titleResult)).toBe(title);
      const contentResult = checkContrast(design, 'content');
      expect(contentResult.kind).toBe('ok');
      expect(getRoundedRatio(contentResult)).toBe(content);
    },
  );

  test('checks the dark layout with the content colour as background', () => {
    const nightDesign = createDesign('Layout5');
    expect(checkContrast(nightDesign, 'title').kind).toBe('ok');
    const contentResult = checkContrast(nightDesign, 'content');
    expect(contentResult.kind).toBe('background');
    expect(getRoundedRatio(contentResult)).toBe(14.96);
  });
});

describe('checkContrast', () => {
  // #767676 has 4.54:1 on white. A title with less contrast gets a contour.
  test.each([
    ['title', '#767676', 'ok'],
    ['title', '#787878', 'adjusted'],
    ['content', '#767676', 'ok'],
    ['content', '#787878', 'low'],
  ] as const)('rates the %s in %s as %s', (role, color, kind) => {
    expect(checkContrast(createDesign('Layout3', color, color), role).kind).toBe(kind);
  });

  test('offers a tone of 4.5:1 for the title of the dark layout', () => {
    expect(checkContrast(createDesign('Layout5', '#6D28D9'), 'title')).toMatchObject({
      kind: 'low',
      tone: '#9469FF',
    });
  });

  test.each(paperLayouts)('ignores the image of %s, which is never behind text', (layout) => {
    const design = createDesign(layout);
    for (const role of ['title', 'content'] as const)
      expect(checkContrast(addBackground(design), role)).toEqual(checkContrast(design, role));
  });
});

test.each(layoutNames.filter(isArtworkLayout))(
  'does not rate colours on the image of %s',
  (layout) => {
    for (const role of ['title', 'content'] as const) {
      expect(checkContrast(createDesign(layout), role).kind).not.toBe('onArtwork');
      expect(checkContrast(addBackground(createDesign(layout)), role)).toEqual({
        kind: 'onArtwork',
      });
    }
  },
);

describe('the suggested tone', () => {
  const colors = [teal, '#FFFFFF', '#FFD400', '#E4572E', '#000000', '#6D28D9', '#767676'];
  const designs = layoutNames.flatMap((layout) =>
    colors.flatMap((color) => {
      const design = createDesign(layout, color, color);
      return [design, addBackground(design)];
    }),
  );

  test('is legible on the background that it produces', () => {
    for (const design of designs) {
      const title = checkContrast(design, 'title');
      const content = checkContrast(design, 'content');
      if (title.kind === 'low')
        expect(checkContrast({ ...design, titleColor: title.tone }, 'title').kind).toBe('ok');
      if (content.kind === 'low')
        expect(checkContrast({ ...design, contentColor: content.tone }, 'content').kind).toBe('ok');
    }
  });

  test('is the nearest legible one', () => {
    const result = checkContrast(createDesign('Layout3', teal, teal), 'content');
    if (result.kind !== 'low') throw new Error('The contrast is sufficient.');
    expect(getContrastRatio(result.tone, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    expect(getContrastRatio(result.tone, '#FFFFFF')).toBeLessThan(4.6);
  });
});

test.each([
  [1.97, true, 2],
  [4.46, true, 4.4],
  [3.01, false, 3],
  [10.669, false, 10.7],
])('rounds a ratio of %f without reaching the minimum', (ratio, isLow, expected) => {
  expect(roundContrastRatio(ratio, isLow)).toBeCloseTo(expected);
});
