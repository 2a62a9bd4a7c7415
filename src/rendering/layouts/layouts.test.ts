import { getContrastRatio } from '#domain/color/oklch.ts';
import { layoutNames } from '#domain/template/template.ts';
import {
  drawLayout,
  createComposer,
  testColors,
  noImages,
  emptyLayoutConditions,
  typicalText,
} from '#testing/layouts.ts';
import { allLayouts } from './allLayouts.ts';
import { getBoundingBox } from '#testing/paths.ts';
import type { CertificateText } from '../certificateText.ts';
import { getDesignColors } from './layoutProperties.ts';
import { landscapePageSize, type PathShape, type Shape, type TextShape } from '../scene.ts';

const isText = (shape: Shape): shape is TextShape => shape.kind === 'text';
const isPath = (shape: Shape): shape is PathShape => shape.kind === 'path';
const listBoxes = (shapes: readonly Shape[]) =>
  shapes.filter(isPath).map(({ d }) => getBoundingBox(d));
const createText = (changes: Partial<CertificateText> = {}) => ({ ...typicalText, ...changes });
const longArea = 'Universidade Corporativa Aurora Energia '.repeat(10).trim();
const emptyFact = { label: 'Concluído em', value: '' };

describe('background colours', () => {
  it.each([
    ['Layout1', '#FAFEFE', 'white with a hint of the title colour'],
    ['Layout2', '#FCFEFE', 'white with a hint of the title colour'],
    ['Layout3', '#FFFFFF', 'white'],
    ['Layout4', '#FDFDFD', 'white with a hint of the content colour'],
    ['Layout5', '#142027', 'a dark tone of the content colour'],
    ['Layout6', '#FFFFFF', 'white'],
    ['Layout7', '#FFFFFF', 'white'],
    ['Layout8', '#FFFFFF', 'white'],
  ] as const)('%s has %s: %s', (name, background, _description) => {
    const design = { layout: name, titleColor: '#00CEB2', contentColor: '#323F47' };
    expect(getDesignColors(design)).toMatchObject({ background, fill: '#00CEB2' });
  });
});

describe.each(layoutNames)('front of %s', (name) => {
  it('returns how the name was fitted', () => {
    const { name: fitted, front } = drawLayout(name, createText());
    expect(fitted?.lines.join(' ')).toBe(typicalText.name);
    const nameShape = front.filter(isText).find(({ text }) => text === fitted?.lines[0]);
    expect(nameShape?.size).toBe(fitted?.size);
  });

  it('has space for typical custom areas', () => {
    expect(drawLayout(name, createText()).overflowingAreas).toEqual([]);
  });

  it('returns the areas that are too long', () => {
    const center = longArea.repeat(30);
    expect(drawLayout(name, createText({ footer: center })).overflowingAreas).toEqual(['footer']);
    expect(drawLayout(name, createText({ center })).overflowingAreas).toContain('center');
    expect(drawLayout(name, createText({ header: center })).overflowingAreas).toContain('header');
    const all = { header: center, center, footer: center };
    expect(drawLayout(name, createText(all)).overflowingAreas).toEqual(
      expect.arrayContaining(['header', 'footer']),
    );
  });

  it('draws nothing for a missing date and footer', () => {
    const full = drawLayout(name, createText()).front;
    const bare = drawLayout(name, createText({ completionDate: emptyFact, footer: '' })).front;
    const texts = bare.filter(isText).map(({ text }) => text);
    expect(texts).not.toContain('CONCLUÍDO EM');
    // The result is the typical front without them: fewer shapes, and none of their rules.
    const rules = (shapes: readonly Shape[]) =>
      shapes.filter((shape) => isPath(shape) && shape.stroke === testColors.rule).length;
    expect(bare.length).toBeLessThan(full.length);
    expect(rules(bare)).toBe(0);
  });

  it('keeps texts inside the page margins', () => {
    for (const hasBackgroundImage of [false, true])
      for (const shape of drawLayout(name, createText(), { hasBackgroundImage }).front.filter(
        isText,
      )) {
        expect(shape.xs[0]).toBeGreaterThanOrEqual(20);
        expect(shape.right).toBeLessThanOrEqual(landscapePageSize.width - 20);
      }
  });
});

describe.each(['Layout1', 'Layout4', 'Layout5'] as const)('%s is symmetrical', (name) => {
  const getMiddle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;

  it('mirrors its background shapes', () => {
    {
      const { drawFrontBackground, drawBackBackground } = allLayouts[name];
      // Without an image, because texts beside one are centred elsewhere.
      for (const shapes of [
        drawFrontBackground(testColors, emptyLayoutConditions),
        drawBackBackground(testColors, emptyLayoutConditions),
      ]) {
        const boxes = listBoxes(shapes).filter((box) => box.bottom - box.top > 0);
        const offMiddle = boxes.filter(
          (box) => Math.abs(getMiddle(box) - landscapePageSize.width / 2) > 0.1,
        );
        for (const box of offMiddle) {
          const mirrored = boxes.find(
            ({ left, top }) =>
              Math.abs(left - (landscapePageSize.width - box.right)) < 0.1 &&
              Math.abs(top - box.top) < 0.1,
          );
          expect([box, mirrored]).not.toContain(undefined);
        }
      }
    }
  });

  it('centres its texts, except in the foot', () => {
    const { front } = drawLayout(name, createText());
    const texts = front.filter(isText).filter(({ y }) => y < 465);
    expect(texts.length).toBeGreaterThan(7);
    for (const { xs, right } of texts)
      expect(((xs[0] ?? 0) + right) / 2).toBeCloseTo(landscapePageSize.width / 2, 1);
  });
});

describe('header of Layout3', () => {
  const drawHeader = (header: string, hasBackgroundImage = false) => {
    const { front, overflowingAreas } = drawLayout('Layout3', createText({ header, company: '' }), {
      hasBackgroundImage,
    });
    const title = front.findIndex((shape) => isText(shape) && shape.text === typicalText.title);
    return { lines: front.slice(0, title).filter(isText), front, overflowingAreas };
  };
  const createWords = (count: number) =>
    Array.from({ length: count }, (_, index) => `Aurora${index}`).join(' ');

  it('is at the top margin on up to two lines', () => {
    expect(drawHeader('').lines).toEqual([]);
    expect(drawHeader('Aurora').lines).toMatchObject([
      { size: 9, face: 'bold', fill: testColors.content },
    ]);
    const two = drawHeader(createWords(19)).lines;
    expect(two).toHaveLength(2);
    for (const { xs, y } of two) {
      expect(xs[0]).toBe(54);
      expect(y).toBeLessThan(74);
    }
  });

  it.each([false, true])(
    'does not touch the arcs or an image (image: %s)',
    (hasBackgroundImage) => {
      for (const count of [10, 14, 18])
        for (const { right } of drawHeader(createWords(count), hasBackgroundImage).lines)
          expect(right).toBeLessThanOrEqual(534.01);
    },
  );

  it('reports an overflow of two lines', () => {
    expect(drawHeader(createWords(18)).overflowingAreas).toEqual([]);
    expect(drawHeader(createWords(90)).overflowingAreas).toEqual(['header']);
    expect(drawHeader(createWords(90)).lines.at(-1)?.size).toBe(8.6);
  });

  it('uses the bold role for fallback text', () => {
    const { front } = drawHeader('山田');
    expect(front[0]).toMatchObject({ kind: 'fallbackText', text: '山田', role: 'bold' });
  });
});

it('Layout3 keeps a long name away from the arcs', () => {
  const name = 'Maria Antônia Figueiredo de Albuquerque Vasconcelos e Nascimento da Conceição';
  const { front } = drawLayout(
    'Layout3',
    createText({ name, header: longArea, center: longArea.repeat(2) }),
  );
  for (const { xs, right, y, size } of front.filter(isText)) {
    const reach = Math.hypot(landscapePageSize.width - right, y - size * 0.73);
    expect([xs[0], reach > 200]).toEqual([xs[0], true]);
  }
});

it.each([
  ['Layout3', false, 430],
  ['Layout3', true, 430],
  ['Layout6', false, 420],
] as const)(
  '%s fits its center area (image: %s) into %d points',
  (name, hasBackgroundImage, width) => {
    const { front } = drawLayout(name, createText({ center: longArea }), { hasBackgroundImage });
    const lines = front.filter(isText).filter(({ text }) => text.includes('Corporativa Aurora E'));
    const widths = lines.map(({ xs, right }) => right - (xs[0] ?? 0));
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.max(...widths)).toBeLessThanOrEqual(width);
    expect(Math.max(...widths)).toBeGreaterThan(width * 0.8);
  },
);

it('Layout6 keeps texts beside its tiles', () => {
  const { front, overflowingAreas } = drawLayout(
    'Layout6',
    createText({ center: longArea.repeat(2) }),
  );
  expect(overflowingAreas).toEqual([]);
  for (const { right } of front.filter(isText)) expect(right).toBeLessThan(600);
});

it('Layout1 uses a visible tone for engraved lines of a pale colour', () => {
  const design = { layout: 'Layout1', titleColor: '#FFF3B0', contentColor: '#000000' } as const;
  const colors = getDesignColors(design);
  const lines = allLayouts.Layout1.drawBackBackground(colors, emptyLayoutConditions).filter(isPath);
  const engraved = lines.filter(({ strokeWidth }) => strokeWidth === 0.38);
  expect(engraved).toHaveLength(8);
  for (const { stroke = '' } of engraved)
    expect(getContrastRatio(stroke, colors.background)).toBeGreaterThan(2.19);
});

it('Layout3 draws circular arcs in its corner', () => {
  const arcs = allLayouts.Layout3.drawFrontBackground(testColors, emptyLayoutConditions)
    .filter(isPath)
    .slice(0, -1);
  expect(arcs).toHaveLength(13);
  for (const { d } of arcs) {
    const [x = 0, y = 0, ...steps] = (d.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = steps;
    const half = [x + (3 * x1 + 3 * x2 + x3) / 8, y + (3 * y1 + 3 * y2 + y3) / 8] as const;
    const radius = landscapePageSize.width - x;
    expect(Math.hypot(landscapePageSize.width - half[0], half[1])).toBeCloseTo(radius, 0);
  }
});

it('shrinks the lines of a date that is too long', () => {
  const value = 'quarta-feira, doze de novembro do ano de dois mil e vinte e seis, em Recife';
  const completionDate = { label: value, value };
  const measureLine = (name: (typeof layoutNames)[number], start: string) => {
    const { front } = drawLayout(name, createText({ completionDate }));
    const line = front.filter(isText).find(({ text }) => text.startsWith(start));
    return (line?.right ?? NaN) - (line?.xs[0] ?? NaN);
  };
  expect(measureLine('Layout2', 'quarta')).toBeLessThanOrEqual(182);
  expect(measureLine('Layout3', 'quarta')).toBeLessThanOrEqual(230);
  expect(measureLine('Layout6', 'quarta')).toBeLessThanOrEqual(190);
});

it('shows the title of the front on the back of Layout4 only', () => {
  for (const name of layoutNames) {
    const input = {
      composer: createComposer(),
      text: createText(),
      colors: testColors,
      context: emptyLayoutConditions,
    };
    allLayouts[name].drawBack({ ...input, brand: noImages }, []);
    const texts = input.composer.shapes.filter(isText).map(({ text }) => text);
    const ofFront = [typicalText.title, typicalText.label.toUpperCase()];
    expect([name, texts.filter((text) => ofFront.includes(text))]).toEqual([
      name,
      name === 'Layout4' ? ofFront : [],
    ]);
  }
});

describe.each(['Layout3', 'Layout4', 'Layout6'] as const)('%s with a print margin', (name) => {
  const marginSafeContext = { ...emptyLayoutConditions, isMarginSafe: true };
  const eightMillimetres = (8 / 25.4) * 72;

  it('draws nothing within eight millimetres of an edge', () => {
    const { drawFrontBackground, drawBackBackground } = allLayouts[name];
    for (const shapes of [
      drawFrontBackground(testColors, marginSafeContext),
      drawBackBackground(testColors, marginSafeContext),
    ])
      for (const { left, top, right, bottom } of listBoxes(shapes)) {
        const nearest = Math.min(
          left,
          top,
          landscapePageSize.width - right,
          landscapePageSize.height - bottom,
        );
        expect(nearest).toBeGreaterThan(eightMillimetres - 0.25);
      }
  });

  it('keeps the positions of texts, except on ornaments that move', () => {
    const listTexts = (context: typeof marginSafeContext) => {
      const composer = createComposer();
      const text = createText();
      allLayouts[name].drawFront({ composer, text, colors: testColors, context, brand: noImages });
      return composer.shapes.filter(isText).filter(({ y }) => y > 180 && y < 530);
    };
    const positions = listTexts(marginSafeContext).map(({ text, y }) => [text, Math.round(y)]);
    if (name === 'Layout6') expect(positions.length).toBeGreaterThan(4);
    else
      expect(positions).toEqual(
        listTexts(emptyLayoutConditions).map(({ text, y }) => [text, Math.round(y)]),
      );
  });
});
