import { createComposer } from '#testing/layouts.ts';
import type { Shape, TextShape } from '../scene.ts';
import type { ColumnText } from './columnText.ts';
import { drawTextColumn, measureTextColumn } from './stack.ts';

const box = { x: 100, y: 200, width: 300, height: 120 };
const color = '#123456';
const createSlot = (text: string, changes: Partial<ColumnText> = {}): ColumnText => ({
  text,
  face: 'body',
  fill: color,
  size: 10,
  lineHeight: 1.5,
  ...changes,
});
const long = 'Segurança da Informação para Lideranças e todas as suas equipes em Recife';

type Options = Parameters<typeof drawTextColumn>[3];

function renderStack(parts: Parameters<typeof drawTextColumn>[2], options?: Options, area = box) {
  const composer = createComposer();
  const result = drawTextColumn(composer, area, parts, options);
  const texts = composer.shapes.filter((shape): shape is TextShape => shape.kind === 'text');
  return { ...result, texts, shapes: composer.shapes as readonly Shape[] };
}

/** Returns whether a column is as tall as its box or less, apart from rounding errors. */
const fitsInto = (height: number, parts: Parameters<typeof drawTextColumn>[2]) =>
  measureTextColumn(createComposer(), { ...box, height }, parts) <= height + 0.001;

const capHeight = createComposer().getCapHeight('body');
/** Returns the baseline of a line whose capitals are centred in the line height. */
const getBaseline = (top: number, size = 10, lineHeight = 1.5) =>
  top + (size * lineHeight) / 2 + (size * capHeight) / 2;

describe('drawTextColumn', () => {
  it.each<[string, Options, number]>([
    ['in the middle by default', undefined, 242],
    ['in the middle', { valign: 'middle' }, 242],
    ['at the top', { valign: 'top' }, 200],
    ['at the bottom', { valign: 'bottom' }, 284],
  ])('aligns texts %s of its box, one below the other', (_place, options, top) => {
    const { texts } = renderStack(
      [createSlot('Ana', { gap: 50 }), createSlot('Bia', { gap: 6 })],
      options,
    );
    expect(texts[0]?.y).toBeCloseTo(getBaseline(top), 9);
    expect(texts[1]?.y).toBeCloseTo(getBaseline(top + 21), 9);
  });

  it.each<[string, Options, (text: TextShape) => number, number]>([
    ['begin at the left edge by default', undefined, ({ xs }) => xs[0] ?? NaN, 100],
    ['begin at the left edge', { align: 'left' }, ({ xs }) => xs[0] ?? NaN, 100],
    [
      'have their middle in that of the box',
      { align: 'center' },
      ({ xs, right }) => ((xs[0] ?? NaN) + right) / 2,
      250,
    ],
  ])('makes all lines %s', (_where, options, getEdge, edge) => {
    const { texts } = renderStack(
      [createSlot('Ana'), createSlot(long, { isParagraph: true })],
      options,
    );
    expect(texts).toHaveLength(3);
    for (const text of texts) expect(getEdge(text)).toBeCloseTo(edge, 6);
  });

  it('enlarges the other texts if the largest ends up on fewer lines', () => {
    const name = 'Maria Antônia Figueiredo de Albuquerque Vasconcelos e Nascimento da Conceição';
    const measureSizes = (height: number, maxLines: number) => {
      const largest = createSlot(name, { size: 40, minSize: 10, maxLines, isLargest: true });
      const otherSlot = createSlot('concluiu', { size: 14 });
      const { getFittedText } = renderStack([largest, otherSlot], undefined, {
        ...box,
        height,
      });
      const { lines = [] } = getFittedText(largest) ?? {};
      const fits = fitsInto(height, [largest, otherSlot]);
      return { lines: lines.length, otherSize: getFittedText(otherSlot)?.size ?? 0, fits };
    };
    const heights = Array.from({ length: 40 }, (_, step) => 40 + 2 * step);
    const results = heights.map((height) => ({ height, ...measureSizes(height, 3) }));
    expect(new Set(results.map(({ lines }) => lines))).toEqual(new Set([2, 3]));
    for (const { height, lines, otherSize } of results.filter(
      (result) => result.fits && result.lines < 3,
    ))
      expect(otherSize).toBeCloseTo(measureSizes(height, lines).otherSize, 6);
  });

  it('leaves out empty texts with their gaps', () => {
    const { texts, getFittedText } = renderStack(
      [
        createSlot('', { gap: 40 }),
        createSlot('Ana', { gap: 30 }),
        createSlot(' ', { gap: 20 }),
        createSlot('Bia'),
      ],
      { valign: 'top' },
    );
    expect(texts.map(({ text }) => text)).toEqual(['Ana', 'Bia']);
    expect(texts.map(({ y }) => y)).toEqual([getBaseline(200), getBaseline(215)]);
    expect(getFittedText(createSlot('Ana'))).toBeUndefined();
  });

  it('draws a graphic between texts at the alignment edge', () => {
    const path = { kind: 'path', d: 'M0 0', fill: color } as const;
    const positions: number[][] = [];
    const graphic = {
      height: 8,
      gap: 10,
      draw: (x: number, y: number) => {
        positions.push([x, y]);
        return [path];
      },
    };
    const { shapes } = renderStack([createSlot('Ana'), graphic, createSlot('Bia', { gap: 4 })], {
      align: 'center',
      valign: 'top',
    });
    expect(positions).toEqual([[250, 225]]);
    expect(shapes[1]).toBe(path);
    expect(shapes[2]).toMatchObject({ text: 'Bia', y: getBaseline(237) });
  });

  it('draws each text with its colour, role and block', () => {
    const { texts } = renderStack([
      createSlot('Ana', { role: 'H1' }),
      createSlot(long, { isParagraph: true }),
    ]);
    expect(texts.map(({ fill, block }) => [fill, block.role])).toEqual([
      [color, 'H1'],
      [color, 'P'],
      [color, 'P'],
    ]);
    expect(texts[2]?.block).toBe(texts[1]?.block);
    expect(texts.map(({ isContinued }) => isContinued)).toEqual([false, true, false]);
    expect((texts[2]?.y ?? 0) - (texts[1]?.y ?? 0)).toBeCloseTo(15, 9);
  });

  it('returns how each text was fitted', () => {
    const [ana, bia] = [createSlot('Ana'), createSlot('Bia', { size: 12 })];
    const { getFittedText } = renderStack([ana, bia]);
    expect(getFittedText(ana)).toMatchObject({ lines: ['Ana'], size: 10 });
    expect(getFittedText(bia)).toMatchObject({ lines: ['Bia'], size: 12 });
  });
});

describe('height of a stack', () => {
  const parts = [createSlot('Ana', { gap: 9 }), createSlot('Bia', { gap: 6 })];

  it('is the sum of lines and gaps', () => {
    expect(measureTextColumn(createComposer(), box, parts)).toBeCloseTo(36, 9);
    expect(measureTextColumn(createComposer(), box, [])).toBe(0);
  });

  it.each([
    [36, 1, 6],
    [35.9, 1, 5.9],
    [33, 1, 3],
    [32.1, 0.97, 3],
    [31, 0.97 ** 3, 3.62],
    [25, 0.97 ** 11, 3.542],
  ])('shrinks to %d points: first the gaps, then the texts', (height, scale, gap) => {
    const { texts, getFittedText } = renderStack(parts, {}, { ...box, height });
    expect(fitsInto(height, parts)).toBe(true);
    expect(measureTextColumn(createComposer(), { ...box, height }, parts)).toBeCloseTo(
      30 * scale + gap,
      2,
    );
    for (const part of parts) expect(getFittedText(part)?.size).toBeCloseTo(10 * scale, 9);
    expect((texts[1]?.y ?? 0) - (texts[0]?.y ?? 0)).toBeCloseTo(15 * scale + gap, 2);
  });

  it.each([
    ['the gaps', 69, 1, 0.85],
    ['the largest text', 43 + 20 * 0.97 ** 5, 0.97 ** 5, 0.7],
    ['the gaps once more', 37 + 20 * 0.97 ** 6, 0.97 ** 6, 0.55],
  ])('shrinks %s in a column with a largest text', (_what, height, scale, gapShare) => {
    const name = createSlot('Ana', { size: 20, lineHeight: 1, isLargest: true });
    const course = createSlot('Altura', { gap: 40 });
    const { getFittedText } = renderStack([name, course], {}, { ...box, height });
    expect(getFittedText(name)?.size).toBeCloseTo(20 * scale, 9);
    expect(getFittedText(course)?.size).toBe(10);
    const measured = measureTextColumn(createComposer(), { ...box, height }, [name, course]);
    expect(measured - 20 * scale - 15).toBeCloseTo(40 * gapShare, 9);
  });

  it('shrinks texts to their minimum size, and below it only without a text that can move to the back', () => {
    const [ana, area] = [
      createSlot('Ana', { size: 20, minSize: 16 }),
      createSlot('Bia', { minSize: 9, isParagraph: true }),
    ];
    const fitBoth = (height: number, changes: Partial<ColumnText> = {}) => {
      const slots = [ana, { ...area, ...changes }];
      const { overflowingAreas, getFittedText } = renderStack(slots, {}, { ...box, height });
      return [overflowingAreas, ...slots.map((slot) => getFittedText(slot)?.size)];
    };
    expect(fitBoth(37.5, { area: 'center' })).toEqual([[], 16, 9]);
    expect(fitBoth(30, { area: 'center' })).toEqual([['center'], 16, 9]);
    const [overflowingAreas, anaSize] = fitBoth(30);
    expect(overflowingAreas).toEqual([]);
    expect(anaSize).toBeLessThan(14);
  });

  it('reports a text with too many lines rather than the last one', () => {
    const header = createSlot(long.repeat(2), { maxLines: 1, minSize: 9, area: 'header' });
    const center = createSlot('Bia', { isParagraph: true, area: 'center' });
    expect(renderStack([header, center], {}, { ...box, height: 20 }).overflowingAreas).toEqual([
      'header',
    ]);
  });

  it('overflows rather than shrinking texts to less than half', () => {
    const { getFittedText } = renderStack(parts, {}, { ...box, height: 10 });
    expect(fitsInto(10, parts)).toBe(false);
    expect(getFittedText(parts[0] ?? createSlot(''))?.size).toBe(6.5);
  });

  it('keeps texts at a legible size', () => {
    const slots = [createSlot('Ana', { size: 7 }), ...parts];
    const { getFittedText } = renderStack(slots, {}, { ...box, height: 41 });
    expect(fitsInto(41, slots)).toBe(true);
    expect(getFittedText(parts[0] ?? createSlot(''))?.size).toBeGreaterThan(6.5);
    expect(renderStack([createSlot('Ana', { size: 5 })]).texts[0]?.size).toBe(6.5);
  });

  it('shrinks graphics only if they are shrinkable', () => {
    const heights: number[] = [];
    const createGraphic = (isShrinkable: boolean) => ({
      height: 20,
      gap: 0,
      isShrinkable,
      draw: (_x: number, _y: number, height: number) => {
        heights.push(height);
        return [];
      },
    });
    renderStack([createGraphic(true), createGraphic(false), ...parts], {}, { ...box, height: 70 });
    expect(heights[0]).toBeLessThan(20);
    expect(heights[1]).toBe(20);
  });
});

describe('text of a stack', () => {
  const fitPart = (part: ColumnText, area = box) =>
    renderStack([part], {}, area).getFittedText(part);

  it.each([
    ['the box', {}, 300],
    ['its maxWidth', { maxWidth: 200 }, 200],
    ['the box, if its maxWidth is wider', { maxWidth: 900 }, 300],
  ])('is as wide as %s', (_what, changes, width) => {
    const { texts } = renderStack([
      createSlot(long, { ...changes, face: 'title', size: 13, minSize: 1 }),
    ]);
    expect(texts).toHaveLength(1);
    expect((texts[0]?.right ?? 0) - (texts[0]?.xs[0] ?? 0)).toBeCloseTo(width, 6);
  });

  it('shrinks to its minimum size on one line before it overflows', () => {
    const wide = { ...box, height: 900 };
    expect(fitPart(createSlot(long, { size: 30, minSize: 25 }), wide)).toMatchObject({
      size: 25,
      isOverflowing: true,
    });
    expect(fitPart(createSlot(long, { size: 30 }), wide)?.lines).toHaveLength(1);
    expect(fitPart(createSlot(`${long} ${long}`, { size: 30 }), wide)).toMatchObject({ size: 6.5 });
  });

  it('keeps its ratio to the largest text, even if that shrinks', () => {
    const [name, course] = [
      createSlot('Ana Moura', { size: 40, isLargest: true }),
      createSlot('Redes', { size: 38 }),
    ];
    expect(renderStack([course, name]).getFittedText(course)?.size).toBe(32);
    const narrow = { ...box, width: 100, height: 400 };
    const { getFittedText } = renderStack([course, name], {}, narrow);
    const size = getFittedText(name)?.size ?? 0;
    expect(size).toBeLessThan(25);
    expect(getFittedText(course)?.size).toBeCloseTo(size / 1.25, 9);
  });

  it('gets a thin contour if it is not large', () => {
    const getContour = (size: number) =>
      renderStack([createSlot('Ana', { size, smallContour: '#111111' })]).texts[0]?.contour;
    expect(getContour(18)).toBeUndefined();
    expect(getContour(17.9)).toEqual({ color: '#111111', width: 0.7 });
    expect(renderStack([createSlot('Ana')]).texts[0]).not.toHaveProperty('contour');
  });

  it('uses a second line at 0.7 of its size, or at its oneLineShare', () => {
    const two = { minSize: 1, maxLines: 2 };
    // It fits on one line at about 8.5 points.
    expect(fitPart(createSlot(long, { ...two, size: 11 }))?.lines).toHaveLength(1);
    expect(fitPart(createSlot(long, { ...two, size: 13 }))?.lines).toHaveLength(2);
    expect(fitPart(createSlot(long, { ...two, size: 13, oneLineShare: 0.5 }))?.lines).toHaveLength(
      1,
    );
  });

  it('scales its tracking with the stack', () => {
    const tracked = createSlot('Ana', { tracking: 2 });
    expect(fitPart(tracked)?.tracking).toBeCloseTo(2, 9);
    expect(fitPart(tracked, { ...box, height: 14.9 })?.tracking).toBeCloseTo(2 * 0.97, 9);
    expect(fitPart(createSlot('Ana'))?.tracking).toBe(0);
  });

  it('keeps its size and uses as many lines as needed as a paragraph', () => {
    const paragraph = createSlot(`${long}. ${long}.`, { isParagraph: true });
    const fitted = fitPart(paragraph);
    expect(fitted).toMatchObject({ size: 10, isOverflowing: false });
    expect(fitted?.lines).toHaveLength(3);
  });
});
