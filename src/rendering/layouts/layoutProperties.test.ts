import { layoutNames } from '#domain/template/template.ts';
import { getContrastRatio } from '#domain/color/oklch.ts';
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

it('gives the title a contour only if its own colour is not legible', () => {
  const getContour = (titleColor: string) =>
    getDesignColors({ ...design, titleColor, layout: 'Layout3' }).titleContour;
  expect(getContour('#7A1F3D')).toBeUndefined();
  expect(getContrastRatio(getContour('#FFD400') ?? '', '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
});
