import { getContrastRatio } from '#domain/color/oklch.ts';
import { type LayoutName, layoutNames } from '#domain/template/template.ts';
import { legalName, logos, signatories } from '#testing/brand.ts';
import { createTestScene, typicalText } from '#testing/layouts.ts';
import { getBoundingBox, getPathPoints } from '#testing/paths.ts';
import type { CertificateText } from '../certificateText.ts';
import type { CertificateDesign } from '../design.ts';
import { createColorsForLightPage } from '../designColors.ts';
import { type ImageShape, landscapePageSize, type PathShape, type TextShape } from '../scene.ts';
import { isArtworkLayout } from './layoutProperties.ts';

const longName =
  'Maria Antônia Figueiredo de Albuquerque Vasconcelos e Nascimento da Conceição Guimarães';

interface Options {
  signatures?: number;
  logo?: keyof typeof logos;
  text?: Partial<CertificateText>;
  design?: Partial<CertificateDesign>;
}

function draw(layout: LayoutName, { signatures = 2, logo = 'compact', text, design }: Options) {
  const scene = createTestScene(
    { ...typicalText, legalName, signatories: signatories.slice(0, signatures), ...text },
    {
      layout,
      titleColor: '#1F3A5F',
      contentColor: '#262A33',
      brand: { logo: logos[logo], signatures: [] },
      ...design,
    },
  );
  const [front, back] = [scene.front, scene.back].map((side) => {
    const texts = side.shapes.filter((shape): shape is TextShape => shape.kind === 'text');
    const paths = side.shapes.filter((shape): shape is PathShape => shape.kind === 'path');
    const images = side.shapes.filter((shape): shape is ImageShape => shape.kind === 'image');
    return {
      texts,
      rules: paths
        .filter(({ fill, stroke }) => stroke && !fill)
        .map(({ d }) => getBoundingBox(d))
        .filter(({ top, bottom }) => top === bottom),
      fills: paths.filter(({ fill }) => fill).map(({ d }) => getBoundingBox(d)),
      background: side.background.shapes.filter(
        (shape): shape is PathShape => shape.kind === 'path',
      ),
      findLogo: () => images.find(({ url }) => url === logos[logo].url),
      getBaseline: (start: string) => texts.find((shape) => shape.text.startsWith(start))?.y,
    };
  });
  if (!front || !back) throw new Error('No sides');
  return { front, back };
}

const { completionDate } = typicalText;
const variants: Options[] = [
  {},
  { logo: 'wide' },
  { signatures: 1 },
  { text: { name: longName } },
  { design: { isMarginSafe: true } },
];

describe.each(['Layout2', 'Layout3', 'Layout6'] as const)('date and signatures of %s', (layout) => {
  it.each(variants)('stand on the same lines: %j', (options) => {
    const { front } = draw(layout, options);
    const nameLine = front.getBaseline('Marcos');
    const dateLines = [completionDate.value, completionDate.label].map(front.getBaseline);
    expect(dateLines).toContain(nameLine);
    const ruleYs = front.rules
      .map(({ top }) => top)
      .filter((y) => Math.abs(y - ((nameLine ?? NaN) - 12.5)) < 5);
    expect(ruleYs).toHaveLength((options.signatures ?? 2) + 1);
    expect(new Set(ruleYs).size).toBe(1);
  });
});

it('Layout2 has the label of the date on the line of the roles', () => {
  const { front } = draw('Layout2', {});
  expect(front.getBaseline(completionDate.label)).toBe(front.getBaseline('Diretor'));
});

it('Layout2 has a line above the date that is at least as wide as the date', () => {
  const { front } = draw('Layout2', {});
  const date = front.texts.find(({ text }) => text === completionDate.value);
  const rule = front.rules.findLast(({ right }) => right < 248);
  expect(rule?.left).toBeLessThanOrEqual(date?.xs[0] ?? 0);
  expect(rule?.right).toBeGreaterThanOrEqual(date?.right ?? Infinity);
});

it('Layout6 has the ring around its seal four millimetres from the edge of the paper', () => {
  const { front } = draw('Layout6', {});
  const rings = front.background
    .filter(({ fill, stroke }) => stroke && !fill)
    .map(({ d }) => getBoundingBox(d));
  const fourMillimetres = (4 / 25.4) * 72;
  const right = Math.max(...rings.map((ring) => ring.right));
  expect(right).toBeLessThanOrEqual(landscapePageSize.width - fourMillimetres);
});

it.each(['#FFD400', '#00CEB2', '#1F3A5F'])(
  'the back has lines of 2:1 against the paper in the colour %s',
  (titleColor) => {
    const { background, rule } = createColorsForLightPage(
      { titleColor, contentColor: '#262A33' },
      '#FFFFFF',
    );
    expect(getContrastRatio(rule, background)).toBeGreaterThanOrEqual(2);
  },
);

it.each(['compact', 'wide'] as const)(
  'Layout4 has the foot of a %s logo on the line of the signatures',
  (logo) => {
    const { front } = draw('Layout4', { logo });
    const image = front.findLogo();
    expect((image?.y ?? 0) + (image?.height ?? 0)).toBeCloseTo(front.rules.at(-1)?.top ?? NaN, 1);
  },
);

it.each(variants)('Layout1 has as much space above its texts as below: %j', (options) => {
  const footer = 'Aurora Energia S.A. · CNPJ 12.345.678/0001-90 · Recife. '.repeat(4).trim();
  const { front } = draw('Layout1', { ...options, text: { ...options.text, footer } });
  const frameInset = 62;
  const bottom = Math.max(...front.texts.map(({ y }) => y));
  const space = landscapePageSize.height - frameInset - bottom;
  expect(space).toBeGreaterThan(14);
  expect(space).toBeLessThan(30);
});

it.each(variants)('Layout5 has a wide logo on a light plate above its title: %j', (options) => {
  const { front } = draw('Layout5', { ...options, logo: 'wide' });
  const image = front.findLogo();
  if (!image) throw new Error('No logo');
  const title = front.texts.find(({ block }) => block.role === 'H1');
  expect(image.y + image.height).toBeLessThan((title?.y ?? 0) - (title?.size ?? 0));
  const plate = front.fills.find(
    ({ left, right, top, bottom }) =>
      left < image.x &&
      right > image.x + image.width &&
      image.y - top > 1 &&
      bottom - image.y - image.height < 8,
  );
  if (options.design?.isMarginSafe) {
    expect(plate).toBeUndefined();
    return;
  }
  if (!plate) throw new Error('No plate');
  // At least 22 mm, also beside the longest texts.
  expect(image.width).toBeGreaterThan(62);
  const [x, y] = [image.x - plate.left, image.y - plate.top];
  expect(plate.right - image.x - image.width).toBeCloseTo(x, 1);
  expect(plate.bottom - image.y - image.height).toBeCloseTo(y, 1);
  expect(x / y).toBeCloseTo(12 / 4, 1);
  // The edges keep their share of the plate when the logo has less room.
  expect(y / (plate.bottom - plate.top)).toBeCloseTo(4 / 38);
});

it('Layout5 has its frame at the same distance from the edges on both sides', () => {
  const { front, back } = draw('Layout5', {});
  const getFrames = (shapes: readonly PathShape[]) =>
    shapes
      .filter(({ d, fill }) => !fill && getBoundingBox(d).left < 33)
      .map(({ d }) => getBoundingBox(d));
  expect(getFrames(front.background)).toHaveLength(2);
  expect(getFrames(back.background)).toEqual(getFrames(front.background));
});

describe('back of Layout2', () => {
  it.each([false, true])(
    'has its code in the middle between the line and the edge of the band, margin %s',
    (isMarginSafe) => {
      const { back } = draw('Layout2', { design: { isMarginSafe } });
      const ruleX = getBoundingBox(back.background.at(-1)?.d ?? '').left;
      const edge = landscapePageSize.width - (isMarginSafe ? 22.68 : 0);
      const tile = back.fills.find(({ left, right }) => right - left > 150);
      const spaces = [(tile?.left ?? 0) - ruleX, edge - (tile?.right ?? 0)];
      expect(spaces[0]).toBeCloseTo(spaces[1] ?? NaN, 0);
      expect(Math.min(...spaces)).toBeGreaterThan(10);
    },
  );
});

describe.each(layoutNames.filter((name) => !isArtworkLayout(name)))('back of %s', (layout) => {
  it.each(variants)('has the logo on the line of its heading, above the code: %j', (options) => {
    const { back } = draw(layout, options);
    const image = back.findLogo();
    const tile = back.fills.find(({ left, right }) => right - left > 150);
    const heading = back.texts.find(({ text }) => text === typicalText.backHeading.toUpperCase());
    const top = (heading?.y ?? NaN) - 0.727 * (heading?.size ?? NaN);
    const padding = layout === 'Layout2' ? 12 : 0;
    expect((image?.y ?? 0) - padding).toBeCloseTo(top, 1);
    expect((image?.x ?? 0) + (image?.width ?? 0) / 2).toBeCloseTo(
      ((tile?.left ?? NaN) + (tile?.right ?? NaN)) / 2,
      1,
    );
    expect((image?.y ?? 0) + (image?.height ?? 0) + padding).toBeLessThan((tile?.top ?? 0) - 8);
  });
});

/**
 * Edges of the free paper around the texts of the back, without ornaments: left, top, right, bottom. The lines of
 * Layout3 are the left and right edges of its texts.
 */
const { width, height } = landscapePageSize;
const backPapers = {
  Layout1: [62, 62, width - 62, height - 62],
  Layout2: [0, 0, undefined, height],
  Layout3: [54, 55.4, width - 54, 541.2],
  Layout4: [0, 60.4, width, height - 14.6],
  Layout5: [50, 50, width - 50, height - 50],
  Layout6: [0, 0, width - height / 6, height],
} as const;

const programme = { label: 'Conteúdo programático', value: 'Riscos, controles e incidentes.' };

describe.each(Object.entries(backPapers) as [LayoutName, readonly (number | undefined)[]][])(
  'plate of facts and code on the back of %s',
  (layout, [left = 0, top = 0, right, bottom = 0]) => {
    it.each([...variants.slice(0, 4), { text: { legalName: '', signatories: [] } }])(
      'is in the middle of the paper: %j',
      (options) => {
        const { back } = draw(layout, options);
        const heading = back.texts.find(
          ({ text }) => text === typicalText.backHeading.toUpperCase(),
        );
        const headingTop = (heading?.y ?? NaN) - 0.727 * (heading?.size ?? NaN);
        const tile = back.fills.find((box) => box.right - box.left > 150);
        if (!tile) throw new Error('No tile');
        expect(Math.abs(headingTop - top - (bottom - tile.bottom))).toBeLessThanOrEqual(3);
        const firstRule = back.rules[0];
        const tableLeft = firstRule?.left ?? NaN;
        if (right !== undefined) expect(tableLeft - left).toBeCloseTo(right - tile.right, 0);
        // The band of Layout2 starts where its code column does.
        else expect(tableLeft).toBeCloseTo(width - 198 - (firstRule?.right ?? NaN), 0);
        if (right !== undefined) expect(tile.left - (firstRule?.right ?? NaN)).toBeCloseTo(48, 0);
      },
    );

    it('has the facts, the issuer and the ID in rows from the top to the foot of the code', () => {
      for (const text of [{}, { programme }]) {
        const { back } = draw(layout, { text });
        const tile = back.fills.find((box) => box.right - box.left > 150);
        expect(tile?.top).toBeCloseTo(back.rules[0]?.top ?? NaN, 1);
        expect(tile?.bottom).toBeCloseTo(back.rules.at(-1)?.top ?? NaN, 1);
        for (const start of ['8 horas', '12 de', '9,5', typicalText.issuer.value, '7f3c'])
          expect(back.texts.find((shape) => shape.text.startsWith(start))?.size).toBeGreaterThan(
            10,
          );
        expect(Math.max(...back.texts.map(({ y }) => y))).toBeLessThan(bottom);
      }
    });
  },
);

it.each([false, true])(
  'Layout3 has lines on the back that end at the edges of its columns and below its arcs, margin %s',
  (isMarginSafe) => {
    const { back } = draw('Layout3', { design: { isMarginSafe } });
    const tile = back.fills.find((box) => box.right - box.left > 150);
    const lines = back.background
      .map(({ d }) => getBoundingBox(d))
      .filter((box) => box.bottom - box.top < 2);
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line.left).toBeCloseTo(back.rules[0]?.left ?? NaN, 1);
      expect(line.right).toBeCloseTo(tile?.right ?? NaN, 1);
    }
    const arcs = back.background
      .map(({ d }) => getBoundingBox(d))
      .filter((box) => box.bottom - box.top > 2 && box.left > 600);
    const corner = isMarginSafe ? 22.68 : 0;
    const distance = Math.hypot(
      width - corner - (lines[0]?.right ?? NaN),
      (lines[0]?.top ?? NaN) - corner,
    );
    expect(arcs.length).toBeGreaterThan(2);
    expect(distance - Math.max(...arcs.map((box) => box.bottom - corner))).toBeGreaterThan(5);
  },
);

it('Layout4 has a pattern from edge to edge, without lines behind the title', () => {
  const { front } = draw('Layout4', {});
  const title = front.texts.find(({ block }) => block.role === 'H1');
  const pattern = front.background.find(({ opacity }) => opacity !== undefined);
  if (!title || !pattern) throw new Error('No title or no pattern');
  const { left, right } = getBoundingBox(pattern.d);
  expect([left, right]).toEqual([expect.closeTo(0, 0), expect.closeTo(landscapePageSize.width, 0)]);
  const pointsBehind = getPathPoints(pattern.d).filter(
    ({ x, y }) =>
      x > (title.xs[0] ?? NaN) && x < title.right && y > title.y - title.size && y < title.y,
  );
  expect(pointsBehind).toEqual([]);
});

it('Layout4 has the title and the achievement on one line on the back', () => {
  const { back } = draw('Layout4', {});
  expect(back.getBaseline(typicalText.title)).toBe(
    back.getBaseline(typicalText.label.toUpperCase()),
  );
});
