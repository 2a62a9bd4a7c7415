import { contrast } from '#model/color/oklch.ts';
import { type LayoutName, layoutNames } from '#model/template/template.ts';
import type { CertificateDesign } from '#rendering/design.ts';
import { judgeColor, type Judgement, shownRatio } from './contrast.ts';

const teal = '#00CEB2';
const slate = '#323F47';
const picture = { url: 'picture.png', width: 1, height: 1 };

const designOf = (layout: LayoutName, titleColor = teal, contentColor = slate) => ({
  layout,
  titleColor,
  contentColor,
});
const onPaper = layoutNames.slice(0, 6);
const withPicture = (design: CertificateDesign) => ({ ...design, background: picture });
const ratioOf = (judged: Judgement) =>
  'ratio' in judged ? Math.round(judged.ratio * 100) / 100 : undefined;

describe('the default colours', () => {
  test.each([
    ['Layout1', 1.97, 10.67],
    ['Layout2', 1.98, 10.71],
    ['Layout3', 2.01, 10.84],
    ['Layout4', 1.97, 10.65],
    ['Layout6', 2.01, 10.84],
  ] as const)('on the paper of %s: the title %f, the content %f', (layout, title, content) => {
    const design = designOf(layout);
    const ofTitle = judgeColor(design, 'title');
    expect(ofTitle.kind).toBe('kept');
    expect(ratioOf(ofTitle)).toBe(title);
    const ofContent = judgeColor(design, 'content');
    expect(ofContent.kind).toBe('ok');
    expect(ratioOf(ofContent)).toBe(content);
  });

  test('at night: the title reads, the content is the ground', () => {
    const night = designOf('Layout5');
    expect(judgeColor(night, 'title').kind).toBe('ok');
    const ground = judgeColor(night, 'content');
    expect(ground.kind).toBe('ground');
    expect(ratioOf(ground)).toBe(14.96);
  });
});

describe('what is needed', () => {
  // #767676 has 4.54:1 on white. A weaker title stands on a contour.
  test.each([
    ['title', '#767676', 'ok'],
    ['title', '#787878', 'kept'],
    ['content', '#767676', 'ok'],
    ['content', '#787878', 'low'],
  ] as const)('of the %s, %s is %s', (role, color, kind) => {
    expect(judgeColor(designOf('Layout3', color, color), role).kind).toBe(kind);
  });

  test('a title needs more at night, where it is toned to 4.5:1', () => {
    expect(judgeColor(designOf('Layout5', '#6D28D9'), 'title')).toMatchObject({
      kind: 'low',
      tone: '#9469FF',
    });
  });

  test.each(onPaper)('a picture on %s changes nothing: it is never behind text', (layout) => {
    const design = designOf(layout);
    for (const role of ['title', 'content'] as const)
      expect(judgeColor(withPicture(design), role)).toEqual(judgeColor(design, role));
  });
});

test.each(['Layout7', 'Layout8'] as const)('on the picture of %s no colour is judged', (layout) => {
  for (const role of ['title', 'content'] as const) {
    expect(judgeColor(designOf(layout), role).kind).not.toBe('onArtwork');
    expect(judgeColor(withPicture(designOf(layout)), role)).toEqual({ kind: 'onArtwork' });
  }
});

describe('the tone that is offered', () => {
  const colors = [teal, '#FFFFFF', '#FFD400', '#E4572E', '#000000', '#6D28D9', '#767676'];
  const designs = layoutNames.flatMap((layout) =>
    colors.flatMap((color) => {
      const design = designOf(layout, color, color);
      return [design, withPicture(design)];
    }),
  );

  test('reads also once it is chosen, when the paper has changed with it', () => {
    for (const design of designs) {
      const title = judgeColor(design, 'title');
      const content = judgeColor(design, 'content');
      if (title.kind === 'low')
        expect(judgeColor({ ...design, titleColor: title.tone }, 'title').kind).toBe('ok');
      if (content.kind === 'low')
        expect(judgeColor({ ...design, contentColor: content.tone }, 'content').kind).toBe('ok');
    }
  });

  test('is the nearest: half as far would not do', () => {
    const judged = judgeColor(designOf('Layout3', teal, teal), 'content');
    if (judged.kind !== 'low') throw new Error('It reads.');
    expect(contrast(judged.tone, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(judged.tone, '#FFFFFF')).toBeLessThan(4.6);
  });
});

test.each([
  [1.97, true, 2],
  [4.46, true, 4.4],
  [3.01, false, 3],
  [10.669, false, 10.7],
])('a ratio of %f is shown as it may be claimed', (ratio, isLow, shown) => {
  expect(shownRatio(ratio, isLow)).toBeCloseTo(shown);
});
