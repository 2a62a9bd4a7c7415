import { layoutNames } from '#domain/template/template.ts';
import { getContrastRatio } from '#domain/color/oklch.ts';
import { getRayColor } from '../designColors.ts';
import { landscapePageSize } from '../scene.ts';
import { getDesignColors, getBackgroundImageBox } from './layoutProperties.ts';

const design = { titleColor: '#FFD400', contentColor: '#323F47' };

describe.each(layoutNames)('%s with a print margin', (layout) => {
  it('has a white background and dark text', () => {
    const { background, content, panel } = getDesignColors({
      ...design,
      layout,
      isMarginSafe: true,
    });
    expect(background).toBe('#FFFFFF');
    expect(getContrastRatio(content, background)).toBeGreaterThanOrEqual(4.5);
    expect(panel).toBeUndefined();
  });

  it('keeps the image at least eight millimetres from the edges', () => {
    const { x, y, width, height } = getBackgroundImageBox({ layout, isMarginSafe: true });
    for (const distance of [
      x,
      y,
      landscapePageSize.width - x - width,
      landscapePageSize.height - y - height,
    ])
      expect(distance).toBeGreaterThan(22.67);
  });

  it('never makes the image larger than without the margin', () => {
    const [imageArea, safe] = [{ layout }, { layout, isMarginSafe: true }].map(
      getBackgroundImageBox,
    );
    expect((imageArea?.width ?? 0) * (imageArea?.height ?? 0)).toBeGreaterThanOrEqual(
      (safe?.width ?? 0) * (safe?.height ?? 0),
    );
  });
});

it('darkens the title only until large letters are legible, and outlines smaller ones', () => {
  const getColors = (titleColor: string) =>
    getDesignColors({ ...design, titleColor, layout: 'Layout3' });
  expect(getColors('#7A1F3D')).toMatchObject({ title: '#7A1F3D', smallTitleContour: undefined });
  expect(getColors('#E4572E').title).toBe('#E4572E');
  const yellow = getColors('#FFD400');
  const ratio = getContrastRatio(yellow.title, '#FFFFFF');
  expect(ratio).toBeGreaterThanOrEqual(3);
  expect(ratio).toBeLessThan(3.1);
  expect(yellow.fill).toBe('#FFD400');
  expect(getContrastRatio(yellow.smallTitleContour ?? '', '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
});

it.each(['#1F3A5F', '#7A1F3D', '#00CEB2', '#FFD400', '#E4572E'])(
  'makes title and course in %s legible on the rays of Layout5',
  (titleColor) => {
    const colors = getDesignColors({ ...design, titleColor, layout: 'Layout5' });
    for (const color of [colors.title, colors.accent])
      for (const surface of [colors.background, getRayColor(colors)])
        expect(getContrastRatio(color, surface)).toBeGreaterThanOrEqual(4.5);
  },
);
