import { loadAllFonts } from '#testing/fonts.ts';
import { createComposer } from '#testing/layouts.ts';
import type { Box, FallbackTextShape, Shape, TextShape } from '../scene.ts';
import { getTextContent } from '../svg/svgAttributes.ts';
import { fitText } from '../text/fitText.ts';
import { ShapeCollector } from './composer.ts';

const color = '#123456';
const style = { face: 'body', size: 12, fill: color } as const;
const rules = { size: 12, minSize: 0, width: 300, maxLines: 1, tracking: 0, oneLineShare: 0 };

function drawLine(text: string, changes: Partial<Parameters<ShapeCollector['drawText']>[3]> = {}) {
  const composer = createComposer();
  composer.drawText(text, 100, 50, { ...style, ...changes });
  return composer.shapes as readonly TextShape[];
}

const getLeft = (shape: Shape | undefined) => (shape?.kind === 'text' ? (shape.xs[0] ?? NaN) : NaN);
const getRight = (shape: Shape | undefined) => (shape?.kind === 'text' ? shape.right : NaN);

test('withSharedColor picks the colours of all texts on one box', () => {
  const requestedBoxes: (readonly Box[])[] = [];
  const composer = new ShapeCollector(loadAllFonts(), 'pt', {
    pickColor(_color, boxes) {
      requestedBoxes.push(boxes);
      return '#FFFFFF';
    },
    areLegible: () => true,
    getBackgroundContrast: () => 1,
    veil: { fill: '#FFFFFF', opacity: 0.9 },
  });
  const box = { x: 80, y: 20, width: 400, height: 60 };
  composer.withSharedColor(box, () => {
    composer.drawText('Nota', 100, 50, style);
    composer.drawRule(80, 480, 60, color);
  });
  expect(requestedBoxes).toEqual([[box], [box]]);
  composer.drawText('Nota', 100, 150, style);
  expect(requestedBoxes.at(-1)).not.toEqual([box]);
});

test('measureLines returns the lines of text on the image and draws nothing', () => {
  const composer = createComposer();
  const lines = composer.measureLines(() => {
    composer.drawText('Nota', 100, 50, style);
    composer.drawText('QR', 100, 90, { ...style, hasOwnBackground: true });
    composer.drawRule(80, 480, 60, color);
  });
  expect(composer.shapes).toEqual([]);
  expect(lines).toMatchObject([{ color, size: 12, boxes: [{ x: 100, y: 41, height: 12 }] }]);
  composer.drawText('Nota', 100, 50, style);
  expect(composer.shapes).toHaveLength(1);
});

test.each([
  ['spaces', ['Segurança da', 'Informação']],
  ['no spaces in Thai', ['ผู้ช่วยศาสตราจารย์', 'ปิ่นเกล้า'], ''],
  ['no spaces in Chinese', ['欧阳', '娜娜'], ''],
  ['no spaces in a long word', ['Donaudampf', 'schifffahrt'], ''],
])('drawLines breaks a text at %s, and copies it as it was written', (_place, lines, gap = ' ') => {
  const text = lines.join(gap);
  const composer = createComposer();
  const fitted = { lines, size: 12, tracking: 0, isOverflowing: false };
  composer.drawLines(fitted, composer.getMeasurer(text, 'body'), 0, 0, 14, style);
  expect(composer.shapes.map((shape) => getTextContent(shape as TextShape)).join('')).toBe(text);
});

describe('drawText', () => {
  it('adds a paragraph block at its position', () => {
    expect(drawLine('Ana')).toMatchObject([
      { kind: 'text', text: 'Ana', face: 'body', size: 12, fill: color, y: 50, tracking: 0 },
    ]);
    expect(drawLine('Ana')[0]).toMatchObject({ block: { role: 'P' }, isContinued: false });
    expect(drawLine('Ana', { role: 'H2' })[0]?.block).toEqual({ role: 'H2' });
  });

  it('draws nothing for an empty text', () => {
    expect(drawLine('')).toEqual([]);
  });

  it('draws any number of lines', () => {
    const composer = createComposer();
    const lines = Array.from({ length: 130_000 }, () => 'a');
    const fitted = { lines, size: 12, tracking: 0, isOverflowing: true };
    composer.drawLines(fitted, composer.getMeasurer('a', 'body'), 0, 0, 12, style);
    expect(composer.shapes.length).toBe(lines.length);
  });

  it('aligns the left edge, the middle or the right edge at x', () => {
    expect(getLeft(drawLine('Ana')[0])).toBe(100);
    expect(getLeft(drawLine('Ana', { align: 'left' })[0])).toBe(100);
    expect(getRight(drawLine('Ana', { align: 'right' })[0])).toBeCloseTo(100, 9);
    const [middle] = drawLine('Ana', { align: 'center' });
    expect((getLeft(middle) + getRight(middle)) / 2).toBeCloseTo(100, 9);
  });

  it('adds tracking between letters only', () => {
    const tracked = drawLine('Ana', { tracking: 5, align: 'right' })[0];
    const [plain] = drawLine('Ana', { align: 'right' });
    expect(tracked?.tracking).toBe(5);
    expect(getRight(tracked)).toBeCloseTo(100, 9);
    expect(getLeft(plain) - getLeft(tracked)).toBeCloseTo(10, 9);
  });

  it('shrinks to maxWidth, but not below minSize', () => {
    const [shrunk] = drawLine('Ana Beatriz Conceição Moura', { maxWidth: 60 });
    expect(shrunk?.size).toBeLessThan(12);
    expect(getRight(shrunk)).toBeCloseTo(160, 6);
    const lines = drawLine('Ana Beatriz Conceição Moura', { maxWidth: 60, minSize: 10 });
    expect(lines.map(({ y }) => Number(y.toFixed(6)))).toEqual([50, 64.4, 78.8]);
    expect(new Set(lines.map(({ size }) => size))).toEqual(new Set([10]));
    expect(lines.map(({ isContinued }) => isContinued)).toEqual([true, true, false]);
  });

  it('composes combining characters', () => {
    expect(drawLine('Conceic\u0327a\u0303o')[0]?.text).toBe('Conceição');
  });
});

describe('a line with fallback text', () => {
  const shapes = drawLine('Ana 山田 Moura', { tracking: 2 }) as readonly Shape[];
  const [firstRun, fallbackRun, lastRun] = shapes as [TextShape, FallbackTextShape, TextShape];

  it('places its runs one after the other with tracking between them', () => {
    expect(shapes).toHaveLength(3);
    expect(fallbackRun).toMatchObject({
      kind: 'fallbackText',
      text: '山田',
      role: 'body',
      size: 12,
      y: 50,
    });
    expect(fallbackRun.x).toBeCloseTo(firstRun.right + 2, 9);
    expect(getLeft(lastRun)).toBeCloseTo(fallbackRun.x + fallbackRun.width + 2, 9);
    expect(shapes.map((shape) => 'isContinued' in shape && shape.isContinued)).toEqual(
      Array(3).fill(false),
    );
  });

  it('scales the metrics of fallback text to its size', () => {
    // Two ems wide, 0.9 above the baseline, 0.25 below it: see loadAllFonts.
    expect([fallbackRun.width, fallbackRun.ascent, fallbackRun.descent]).toEqual([24, 10.8, 3]);
  });

  it('marks only the last run of a line as continued', () => {
    const composer = createComposer();
    const measurer = composer.getMeasurer('Ana 山田 Moura Figueiredo', 'body');
    const fitted = fitText(measurer, { ...rules, width: 75, minSize: 12 });
    composer.drawLines(fitted, measurer, 0, 0, 10, { face: 'body', fill: color });
    expect(
      composer.shapes.map((shape) => 'isContinued' in shape && [shape.text, shape.isContinued]),
    ).toEqual([
      ['Ana ', false],
      ['山田', true],
      ['Moura', true],
      ['Figueiredo', false],
    ]);
  });
});

describe('drawLines with lines that were placed before', () => {
  const composer = createComposer();
  const measurer = composer.getMeasurer('Ana Moura', 'body');
  const fitted = fitText(measurer, rules);
  type LinesArguments = Parameters<ShapeCollector['drawLines']>;
  const placeLines = (
    x: number,
    y: number,
    height: number,
    styleChanges: Partial<LinesArguments[5]> = {},
  ) => {
    const sideComposer = createComposer();
    sideComposer.drawLines(fitted, measurer, x, y, height, {
      face: 'body',
      fill: color,
      ...styleChanges,
    });
    return sideComposer.shapes[0];
  };

  it('reuses the shapes of unmoved lines', () => {
    expect(placeLines(1, 2, 3)).toBe(placeLines(1, 2, 3));
  });

  it.each<[string, Parameters<typeof placeLines>]>([
    ['further right', [2, 2, 3]],
    ['further down', [1, 3, 3]],
    ['further apart', [1, 2, 4]],
    ['in another colour', [1, 2, 3, { fill: '#654321' }]],
    ['aligned otherwise', [1, 2, 3, { align: 'right' }]],
    ['in another role', [1, 2, 3, { role: 'H1' }]],
  ])('creates new shapes for lines %s', (_where, placement) => {
    const first = placeLines(1, 2, 3);
    const moved = placeLines(...placement);
    expect(moved).not.toBe(first);
    expect(placeLines(...placement)).toBe(moved);
  });

  it('distinguishes positions whose digits are the same', () => {
    expect(placeLines(1, 22, 3)).not.toBe(placeLines(12, 2, 3));
  });
});

it('getCapHeight returns the cap height of the face, or a typical one while the face is missing', () => {
  const face = loadAllFonts().getFace('title');
  expect(createComposer().getCapHeight('title')).toBe(
    (face?.capHeight ?? 0) / (face?.unitsPerEm ?? 0),
  );
  const composerWithoutFaces = new ShapeCollector(
    { ...loadAllFonts(), getFace: () => undefined },
    'pt',
  );
  expect(composerWithoutFaces.getCapHeight('title')).toBe(0.7);
});

it('prepend puts shapes first in reading order', () => {
  const composer = createComposer();
  composer.drawText('Ana', 0, 50, style);
  composer.prepend(() => composer.drawText('Certificado', 0, 20, style));
  expect(composer.shapes.map((shape) => 'text' in shape && shape.text)).toEqual([
    'Certificado',
    'Ana',
  ]);
});

it('drawRule draws a hairline between two points', () => {
  const composer = createComposer();
  composer.drawRule(10, 40, 25, color);
  expect(composer.shapes).toEqual([
    { kind: 'path', d: 'M10 25l30 0', stroke: color, strokeWidth: 0.6 },
  ]);
});
