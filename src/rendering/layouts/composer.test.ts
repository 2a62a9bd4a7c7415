import { allFonts } from '#testing/fonts.ts';
import { emptySide } from '#testing/layouts.ts';
import type { Box, ForeignShape, Shape, TextShape } from '../scene.ts';
import { fitText } from '../text/fit.ts';
import { Composer } from './composer.ts';

const ink = '#123456';
const style = { face: 'body', size: 12, fill: ink } as const;
const rules = { size: 12, minSize: 0, width: 300, maxLines: 1, tracking: 0, oneLineShare: 0 };

function lineOf(text: string, more: Partial<Parameters<Composer['line']>[3]> = {}) {
  const composer = emptySide();
  composer.line(text, 100, 50, { ...style, ...more });
  return composer.shapes as readonly TextShape[];
}

const leftOf = (shape: Shape | undefined) => (shape?.kind === 'text' ? (shape.xs[0] ?? NaN) : NaN);
const rightOf = (shape: Shape | undefined) => (shape?.kind === 'text' ? shape.right : NaN);

test('what is alike has the ink of one place, wherever it stands in it', () => {
  const asked: (readonly Box[])[] = [];
  const composer = new Composer(allFonts(), 'pt', (_color, boxes) => {
    asked.push(boxes);
    return { fill: '#FFFFFF' };
  });
  const place = { x: 80, y: 20, width: 400, height: 60 };
  composer.alike(place, () => {
    composer.line('Nota', 100, 50, style);
    composer.rule(80, 480, 60, ink);
  });
  expect(asked).toEqual([[place], [place]]);
  composer.line('Nota', 100, 150, style);
  expect(asked.at(-1)).not.toEqual([place]);
});

describe('a line', () => {
  it('is a paragraph of its own at its place', () => {
    expect(lineOf('Ana')).toMatchObject([
      { kind: 'text', text: 'Ana', face: 'body', size: 12, fill: ink, y: 50, tracking: 0 },
    ]);
    expect(lineOf('Ana')[0]).toMatchObject({ block: { role: 'P' }, isContinued: false });
    expect(lineOf('Ana', { role: 'H2' })[0]?.block).toEqual({ role: 'H2' });
  });

  it('draws nothing where there is nothing to say', () => {
    expect(lineOf('')).toEqual([]);
  });

  it('is one of as many as there are', () => {
    const composer = emptySide();
    const lines = Array.from({ length: 130_000 }, () => 'a');
    const fitted = { lines, size: 12, tracking: 0, isOver: true };
    composer.lines(fitted, composer.typeset('a', 'body'), 0, 0, 12, style);
    expect(composer.shapes.length).toBe(lines.length);
  });

  it('begins, has its middle or ends at its place', () => {
    expect(leftOf(lineOf('Ana')[0])).toBe(100);
    expect(leftOf(lineOf('Ana', { align: 'left' })[0])).toBe(100);
    expect(rightOf(lineOf('Ana', { align: 'right' })[0])).toBeCloseTo(100, 9);
    const [middle] = lineOf('Ana', { align: 'center' });
    expect((leftOf(middle) + rightOf(middle)) / 2).toBeCloseTo(100, 9);
  });

  it('counts its tracking between the letters only', () => {
    const tracked = lineOf('Ana', { tracking: 5, align: 'right' })[0];
    const [plain] = lineOf('Ana', { align: 'right' });
    expect(tracked?.tracking).toBe(5);
    expect(rightOf(tracked)).toBeCloseTo(100, 9);
    expect(leftOf(plain) - leftOf(tracked)).toBeCloseTo(10, 9);
  });

  it('shrinks to the width that it may have, and no further than it may', () => {
    const [shrunk] = lineOf('Ana Beatriz Conceição Moura', { maxWidth: 60 });
    expect(shrunk?.size).toBeLessThan(12);
    expect(rightOf(shrunk)).toBeCloseTo(160, 6);
    const lines = lineOf('Ana Beatriz Conceição Moura', { maxWidth: 60, minSize: 10 });
    expect(lines.map(({ y }) => Number(y.toFixed(6)))).toEqual([50, 64.4, 78.8]);
    expect(new Set(lines.map(({ size }) => size))).toEqual(new Set([10]));
    expect(lines.map(({ isContinued }) => isContinued)).toEqual([true, true, false]);
  });

  it('is written in composed characters', () => {
    expect(lineOf('Conceic\u0327a\u0303o')[0]?.text).toBe('Conceição');
  });
});

describe('a line with what no face has', () => {
  const shapes = lineOf('Ana 山田 Moura', { tracking: 2 }) as readonly Shape[];
  const [before, foreign, after] = shapes as [TextShape, ForeignShape, TextShape];

  it('is its runs one after the other, tracked like letters', () => {
    expect(shapes).toHaveLength(3);
    expect(foreign).toMatchObject({ kind: 'foreign', text: '山田', role: 'body', size: 12, y: 50 });
    expect(foreign.x).toBeCloseTo(before.right + 2, 9);
    expect(leftOf(after)).toBeCloseTo(foreign.x + foreign.width + 2, 9);
    expect(shapes.map((shape) => 'isContinued' in shape && shape.isContinued)).toEqual(
      Array(3).fill(false),
    );
  });

  it('measures them at its size', () => {
    // Two ems wide, 0.9 above the baseline, 0.25 below it: see allFonts.
    expect([foreign.width, foreign.ascent, foreign.descent]).toEqual([24, 10.8, 3]);
  });

  it('goes on to the next line from its last run only', () => {
    const composer = emptySide();
    const set = composer.typeset('Ana 山田 Moura Figueiredo', 'body');
    const fitted = fitText(set, { ...rules, width: 75, minSize: 12 });
    composer.lines(fitted, set, 0, 0, 10, { face: 'body', fill: ink });
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

describe('lines that were placed before', () => {
  const composer = emptySide();
  const set = composer.typeset('Ana Moura', 'body');
  const fitted = fitText(set, rules);
  type Place = Parameters<Composer['lines']>;
  const place = (x: number, y: number, height: number, look: Partial<Place[5]> = {}) => {
    const side = emptySide();
    side.lines(fitted, set, x, y, height, { face: 'body', fill: ink, ...look });
    return side.shapes[0];
  };

  it('are the same shapes where nothing moves them', () => {
    expect(place(1, 2, 3)).toBe(place(1, 2, 3));
  });

  it.each<[string, Parameters<typeof place>]>([
    ['further right', [2, 2, 3]],
    ['further down', [1, 3, 3]],
    ['further apart', [1, 2, 4]],
    ['in another ink', [1, 2, 3, { fill: '#654321' }]],
    ['aligned otherwise', [1, 2, 3, { align: 'right' }]],
    ['in another role', [1, 2, 3, { role: 'H1' }]],
  ])('are others %s', (_where, where) => {
    const first = place(1, 2, 3);
    const other = place(...where);
    expect(other).not.toBe(first);
    expect(place(...where)).toBe(other);
  });

  it('are others where the same digits are other numbers', () => {
    expect(place(1, 22, 3)).not.toBe(place(12, 2, 3));
  });
});

it('is as tall in capitals as the face says, or as most are while the face is missing', () => {
  const face = allFonts().face('title');
  expect(emptySide().capHeight('title')).toBe((face?.capHeight ?? 0) / (face?.unitsPerEm ?? 0));
  const bare = new Composer({ ...allFonts(), face: () => undefined }, 'pt');
  expect(bare.capHeight('title')).toBe(0.7);
});

it('lets words that are fitted later be read before others', () => {
  const composer = emptySide();
  composer.line('Ana', 0, 50, style);
  composer.before(() => composer.line('Certificado', 0, 20, style));
  expect(composer.shapes.map((shape) => 'text' in shape && shape.text)).toEqual([
    'Certificado',
    'Ana',
  ]);
});

it('draws a rule as a hairline from one place to another', () => {
  const composer = emptySide();
  composer.rule(10, 40, 25, ink);
  expect(composer.shapes).toEqual([
    { kind: 'path', d: 'M10 25l30 0', stroke: ink, strokeWidth: 0.6 },
  ]);
});
