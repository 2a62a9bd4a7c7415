import { emptySide } from '#testing/layouts.ts';
import type { Shape, TextShape } from '../scene.ts';
import { type Slot, stack, stackHeight } from './stack.ts';

const box = { x: 100, y: 200, width: 300, height: 120 };
const ink = '#123456';
const slot = (text: string, more: Partial<Slot> = {}): Slot => ({
  text,
  face: 'body',
  fill: ink,
  size: 10,
  lineHeight: 1.5,
  ...more,
});
const long = 'Segurança da Informação para Lideranças e todas as suas equipes em Recife';

type Options = Parameters<typeof stack>[3];

function stacked(parts: Parameters<typeof stack>[2], options?: Options, place = box) {
  const composer = emptySide();
  const result = stack(composer, place, parts, options);
  const texts = composer.shapes.filter((shape): shape is TextShape => shape.kind === 'text');
  return { ...result, texts, shapes: composer.shapes as readonly Shape[] };
}

const capHeight = emptySide().capHeight('body');
/** How far below the top of a line of that size the middle of its capitals is, as the line's middle is. */
const baselineBelow = (top: number, size = 10, lineHeight = 1.5) =>
  top + (size * lineHeight) / 2 + (size * capHeight) / 2;

describe('a stack', () => {
  it.each<[string, Options, number]>([
    ['in the middle by default', undefined, 242],
    ['in the middle', { valign: 'middle' }, 242],
    ['at the top', { valign: 'top' }, 200],
    ['at the bottom', { valign: 'bottom' }, 284],
  ])('stands %s of its box, its texts one below the other', (_place, options, top) => {
    const { texts } = stacked([slot('Ana', { gap: 50 }), slot('Bia', { gap: 6 })], options);
    expect(texts[0]?.y).toBeCloseTo(baselineBelow(top), 9);
    expect(texts[1]?.y).toBeCloseTo(baselineBelow(top + 21), 9);
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
    ['end at the right edge', { align: 'right' }, ({ right }) => right, 400],
  ])('lets all lines %s', (_where, options, edgeOf, edge) => {
    const { texts } = stacked([slot('Ana'), slot(long, { isParagraph: true })], options);
    expect(texts).toHaveLength(3);
    for (const text of texts) expect(edgeOf(text)).toBeCloseTo(edge, 6);
  });

  it('keeps the others as large as they may be where the largest comes to fewer lines', () => {
    const name = 'Maria Antônia Figueiredo de Albuquerque Vasconcelos e Nascimento da Conceição';
    const sizesIn = (height: number, maxLines: number) => {
      const largest = slot(name, { size: 40, minSize: 10, maxLines, isLargest: true });
      const other = slot('concluiu', { size: 14 });
      const { fittedOf, fits } = stacked([largest, other], undefined, { ...box, height });
      const { lines = [] } = fittedOf(largest) ?? {};
      return { lines: lines.length, other: fittedOf(other)?.size ?? 0, fits };
    };
    const heights = Array.from({ length: 40 }, (_, step) => 40 + 2 * step);
    const seen = heights.map((height) => ({ height, ...sizesIn(height, 3) }));
    expect(new Set(seen.map(({ lines }) => lines))).toEqual(new Set([2, 3]));
    for (const { height, lines, other } of seen.filter((one) => one.fits && one.lines < 3))
      expect(other).toBeCloseTo(sizesIn(height, lines).other, 6);
  });

  it('leaves no room for what says nothing', () => {
    const { texts, fittedOf } = stacked(
      [slot('', { gap: 40 }), slot('Ana', { gap: 30 }), slot(' ', { gap: 20 }), slot('Bia')],
      { valign: 'top' },
    );
    expect(texts.map(({ text }) => text)).toEqual(['Ana', 'Bia']);
    expect(texts.map(({ y }) => y)).toEqual([baselineBelow(200), baselineBelow(215)]);
    expect(fittedOf(slot('Ana'))).toBeUndefined();
  });

  it('draws a mark between texts, where the stack has its edge', () => {
    const path = { kind: 'path', d: 'M0 0', fill: ink } as const;
    const places: number[][] = [];
    const mark = {
      height: 8,
      gap: 10,
      shapes: (x: number, y: number) => {
        places.push([x, y]);
        return [path];
      },
    };
    const { shapes } = stacked([slot('Ana'), mark, slot('Bia', { gap: 4 })], {
      align: 'center',
      valign: 'top',
    });
    expect(places).toEqual([[250, 225]]);
    expect(shapes[1]).toBe(path);
    expect(shapes[2]).toMatchObject({ text: 'Bia', y: baselineBelow(237) });
  });

  it('writes each text in its ink, its role and its block', () => {
    const { texts } = stacked([slot('Ana', { role: 'H1' }), slot(long, { isParagraph: true })]);
    expect(texts.map(({ fill, block }) => [fill, block.role])).toEqual([
      [ink, 'H1'],
      [ink, 'P'],
      [ink, 'P'],
    ]);
    expect(texts[2]?.block).toBe(texts[1]?.block);
    expect(texts.map(({ isContinued }) => isContinued)).toEqual([false, true, false]);
    expect((texts[2]?.y ?? 0) - (texts[1]?.y ?? 0)).toBeCloseTo(15, 9);
  });

  it('tells how each text was fitted', () => {
    const [ana, bia] = [slot('Ana'), slot('Bia', { size: 12 })];
    const { fittedOf } = stacked([ana, bia]);
    expect(fittedOf(ana)).toMatchObject({ lines: ['Ana'], size: 10 });
    expect(fittedOf(bia)).toMatchObject({ lines: ['Bia'], size: 12 });
  });
});

describe('the height of a stack', () => {
  const parts = [slot('Ana', { gap: 9 }), slot('Bia', { gap: 6 })];

  it('is that of its lines and of the gaps between them', () => {
    expect(stackHeight(emptySide(), box, parts)).toBeCloseTo(36, 9);
    expect(stackHeight(emptySide(), box, [])).toBe(0);
  });

  it.each([
    [36, 1],
    [35.9, 0.97],
    [34.8, 0.97 ** 2],
    [25, 0.97 ** 12],
  ])('is no more than %d points where texts and gaps can shrink so far', (height, scale) => {
    const { fits, texts, fittedOf } = stacked(parts, {}, { ...box, height });
    expect(fits).toBe(true);
    expect(stackHeight(emptySide(), { ...box, height }, parts)).toBeCloseTo(36 * scale, 6);
    for (const part of parts) expect(fittedOf(part)?.size).toBeCloseTo(10 * scale, 9);
    expect((texts[1]?.y ?? 0) - (texts[0]?.y ?? 0)).toBeCloseTo(21 * scale, 9);
  });

  it('is more than its box has where texts would become less than half as large', () => {
    const { fits, fittedOf } = stacked(parts, {}, { ...box, height: 10 });
    expect(fits).toBe(false);
    expect(fittedOf(parts[0] ?? slot(''))?.size).toBe(6.5);
  });

  it('makes no text smaller than can be read on paper', () => {
    const { fits, fittedOf } = stacked(
      [slot('Ana', { size: 7 }), ...parts],
      {},
      { ...box, height: 41 },
    );
    expect(fits).toBe(true);
    expect(fittedOf(parts[0] ?? slot(''))?.size).toBeGreaterThan(6.5);
    expect(stacked([slot('Ana', { size: 5 })]).texts[0]?.size).toBe(6.5);
  });

  it('makes marks that shrink as low as its texts', () => {
    const heights: number[] = [];
    const mark = (shrinks: boolean) => ({
      height: 20,
      gap: 0,
      shrinks,
      shapes: (_x: number, _y: number, height: number) => {
        heights.push(height);
        return [];
      },
    });
    stacked([mark(true), mark(false), ...parts], {}, { ...box, height: 70 });
    expect(heights[0]).toBeLessThan(20);
    expect(heights[1]).toBe(20);
  });
});

describe('a text of a stack', () => {
  const sizeOf = (part: Slot, place = box) => stacked([part], {}, place).fittedOf(part);

  it.each([
    ['the box', {}, 300],
    ['its own measure', { maxWidth: 200 }, 200],
    ['the box, if its own measure is wider', { maxWidth: 900 }, 300],
  ])('is as wide as %s', (_what, more, width) => {
    const { texts } = stacked([slot(long, { ...more, face: 'title', size: 13, minSize: 1 })]);
    expect(texts).toHaveLength(1);
    expect((texts[0]?.right ?? 0) - (texts[0]?.xs[0] ?? 0)).toBeCloseTo(width, 6);
  });

  it('takes one line, as small as it may become, before it runs over', () => {
    const wide = { ...box, height: 900 };
    expect(sizeOf(slot(long, { size: 30, minSize: 25 }), wide)).toMatchObject({
      size: 25,
      isOver: true,
    });
    expect(sizeOf(slot(long, { size: 30 }), wide)?.lines).toHaveLength(1);
    expect(sizeOf(slot(`${long} ${long}`, { size: 30 }), wide)).toMatchObject({ size: 6.5 });
  });

  it('is far smaller than the largest of its stack, however small that became', () => {
    const [name, course] = [
      slot('Ana Moura', { size: 40, isLargest: true }),
      slot('Redes', { size: 38 }),
    ];
    expect(stacked([course, name]).fittedOf(course)?.size).toBe(32);
    const narrow = { ...box, width: 100, height: 400 };
    const { fittedOf } = stacked([course, name], {}, narrow);
    const size = fittedOf(name)?.size ?? 0;
    expect(size).toBeLessThan(25);
    expect(fittedOf(course)?.size).toBeCloseTo(size / 1.25, 9);
  });

  it('stands on a contour as wide as its size asks for', () => {
    const { texts } = stacked([slot('Ana', { size: 40, contour: '#000000' })]);
    expect(texts[0]?.contour).toEqual({ color: '#000000', width: 1.04 });
    expect(stacked([slot('Ana', { contour: '#000000' })]).texts[0]?.contour?.width).toBe(0.7);
    expect(stacked([slot('Ana')]).texts[0]).not.toHaveProperty('contour');
  });

  it('takes a second line at seven tenths of its size, or where it says', () => {
    const two = { minSize: 1, maxLines: 2 };
    // On one line it is as wide as the box at about 8.5 points.
    expect(sizeOf(slot(long, { ...two, size: 11 }))?.lines).toHaveLength(1);
    expect(sizeOf(slot(long, { ...two, size: 13 }))?.lines).toHaveLength(2);
    expect(sizeOf(slot(long, { ...two, size: 13, oneLineShare: 0.5 }))?.lines).toHaveLength(1);
  });

  it('has its tracking, which shrinks with the stack', () => {
    const tracked = slot('Ana', { tracking: 2 });
    expect(sizeOf(tracked)?.tracking).toBeCloseTo(2, 9);
    expect(sizeOf(tracked, { ...box, height: 14.9 })?.tracking).toBeCloseTo(2 * 0.97, 9);
    expect(sizeOf(slot('Ana'))?.tracking).toBe(0);
  });

  it('keeps its size and takes the lines that it needs as a paragraph', () => {
    const paragraph = slot(`${long}. ${long}.`, { isParagraph: true });
    const fitted = sizeOf(paragraph);
    expect(fitted).toMatchObject({ size: 10, isOver: false });
    expect(fitted?.lines).toHaveLength(3);
  });
});
