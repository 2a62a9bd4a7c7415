import { layoutNames } from '#model/template/template.ts';
import { contrast } from '#model/color/oklch.ts';
import { page } from '../scene.ts';
import { colorsOf, windowOf } from './looks.ts';

const design = { titleColor: '#FFD400', contentColor: '#323F47' };

describe.each(layoutNames)('%s for printers that leave a margin', (layout) => {
  it('is on white paper, and by day', () => {
    const { paper, content, panel } = colorsOf({ ...design, layout, isMarginSafe: true });
    expect(paper).toBe('#FFFFFF');
    expect(contrast(content, paper)).toBeGreaterThanOrEqual(4.5);
    expect(panel).toBeUndefined();
  });

  it('shows a picture no nearer than eight millimetres to an edge', () => {
    const { x, y, width, height } = windowOf({ layout, isMarginSafe: true });
    for (const distance of [x, y, page.width - x - width, page.height - y - height])
      expect(distance).toBeGreaterThan(22.67);
  });

  it('shows a picture where it always does otherwise', () => {
    const [window, safe] = [{ layout }, { layout, isMarginSafe: true }].map(windowOf);
    expect((window?.width ?? 0) * (window?.height ?? 0)).toBeGreaterThanOrEqual(
      (safe?.width ?? 0) * (safe?.height ?? 0),
    );
  });
});

it('stands on a contour only where the title’s own colour does not read', () => {
  const contourOf = (titleColor: string) =>
    colorsOf({ ...design, titleColor, layout: 'Layout3' }).titleContour;
  expect(contourOf('#7A1F3D')).toBeUndefined();
  expect(contrast(contourOf('#FFD400') ?? '', '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
});
