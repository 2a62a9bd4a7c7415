import { typicalText } from '#testing/layouts.ts';
import { getPresentLayoutElements } from './layouts/layoutContext.ts';
import { layout1 } from './layouts/layout1.ts';
import { prepareDesign } from './prepareDesign.ts';

describe('prepareDesign', () => {
  it('fits another image at the same address', () => {
    const ratios = [
      [3000, 1500],
      [1500, 3000],
    ].map(([width = 0, height = 0]) => {
      const design = {
        layout: 'Layout1',
        titleColor: '#00CEB2',
        contentColor: '#323F47',
        backgroundImage: { url: 'https://images.example/replaced.jpg', width, height },
      } as const;
      const context = getPresentLayoutElements(typicalText, design);
      const { shapes } = prepareDesign(design, context, layout1).getBackground('front');
      return shapes.flatMap((shape) => (shape.kind === 'image' ? shape.width / shape.height : []));
    });
    expect(ratios).toEqual([[2], [0.5]]);
  });
});
