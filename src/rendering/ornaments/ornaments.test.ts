import { toOklch } from '#model/color/oklch.ts';
import { boxOf, pointsOf } from '#testing/paths.ts';
import { page } from '../scene.ts';
import { engineTurning, lobed, rosette, waves, weave, wovenRibbon } from './guilloche.ts';
import { PathWriter, rectangle, segment } from './path.ts';
import { mosaic } from './mosaic.ts';
import { ribbon } from './ribbon.ts';

describe('writing paths', () => {
  it('does not drift, however many rounded steps it takes', () => {
    const path = new PathWriter().move(0, 0);
    for (let step = 1; step <= 1000; step++) path.line(step * 0.333, step * 0.777);
    const last = pointsOf(path.toString()).at(-1);
    expect(last?.x).toBeCloseTo(333, 1);
    expect(last?.y).toBeCloseTo(777, 1);
  });

  it('starts absolutely, so that paths can follow each other', () => {
    const two = segment(1, 2, 3, 4) + rectangle(10, 20, 30, 40);
    expect(pointsOf(two)).toEqual([
      { x: 1, y: 2 },
      { x: 3, y: 4 },
      { x: 10, y: 20 },
      { x: 40, y: 20 },
      { x: 40, y: 60 },
      { x: 10, y: 60 },
    ]);
  });

  it('leaves out what says nothing', () => {
    expect(new PathWriter(2).move(0, 0).line(0.5, -0.25).toString()).toBe('M0 0l.5-.25');
  });
});

describe('waves', () => {
  const rules = { lines: 5, periods: 22, amplitudes: [0.96, 0.5] };

  it.each([false, true])(
    'fill their band from end to end and stay in it (vertical: %s)',
    (isVertical) => {
      const points = pointsOf(waves(51, 25, 740, 21, rules, isVertical));
      const along = points.map(({ x, y }) => (isVertical ? y - 25 : x - 51));
      const across = points.map(({ x, y }) => (isVertical ? x - 51 : y - 25));
      expect(Math.min(...along)).toBeCloseTo(0, 1);
      expect(Math.max(...along)).toBeCloseTo(740, 0);
      for (const place of across) {
        expect(place).toBeGreaterThanOrEqual(-0.1);
        expect(place).toBeLessThanOrEqual(21.1);
      }
    },
  );

  it('lie on the sine that they stand for', () => {
    const points = pointsOf(waves(0, 0, 100, 20, { lines: 1, periods: 5, amplitudes: [1] }));
    for (const { x, y } of points)
      expect(y).toBeCloseTo(10 + 10 * Math.sin((2 * Math.PI * x) / 20), 0);
  });
});

describe.each(['across', 'down'] as const)('a weave %s', (direction) => {
  const rules = { x: 66, y: 28, length: 400, width: 30, halfWaves: 40, direction };
  const points = pointsOf(weave(rules));
  const along = points.map(({ x, y }) => (direction === 'across' ? x - 66 : y - 28));

  it('runs at most half a wave over both ends, and fills what is between', () => {
    expect(Math.min(...along)).toBeGreaterThanOrEqual(-10);
    expect(Math.max(...along)).toBeLessThanOrEqual(420.1);
    expect(Math.min(...along)).toBeLessThanOrEqual(0);
    expect(Math.max(...along)).toBeGreaterThanOrEqual(400);
  });

  it('crosses the middle of its band', () => {
    const across = points.map(({ x, y }) => (direction === 'across' ? y - 28 : x - 66));
    for (const place of across) expect(place).toBeCloseTo(15, 1);
  });
});

describe('rosettes', () => {
  it('stay between their two radii', () => {
    const path = new PathWriter();
    rosette(path, 100, 100, 50, { rings: 6, lobes: 8, depth: 0.3 });
    for (const { x, y } of pointsOf(path.toString())) {
      const radius = Math.hypot(x - 100, y - 100);
      expect(radius).toBeGreaterThan(19.8);
      expect(radius).toBeLessThan(50.2);
    }
  });

  it('close where they began', () => {
    const path = new PathWriter();
    lobed(path, 0, 0, 10, 8, 12);
    const points = pointsOf(path.toString());
    expect(points.at(-1)?.x).toBeCloseTo(points[0]?.x ?? NaN, 1);
    expect(points.at(-1)?.y).toBeCloseTo(points[0]?.y ?? NaN, 1);
  });
});

describe('bands', () => {
  it('of engine turning run from edge to edge', () => {
    const rules = { step: 8.5, amplitude: 20, waves: 1.1, drift: 0.031, pieces: 8 };
    const xs = pointsOf(engineTurning(0, 226, page.height, rules)).map(({ x }) => x);
    expect(Math.min(...xs)).toBe(0);
    expect(Math.max(...xs)).toBeCloseTo(226, 1);
  });

  it.each([
    [0, 128],
    [150, 70],
  ])('of woven curves stay between their edges, at %d and %d high', (y, height) => {
    const points = pointsOf(wovenRibbon({ x: 20, y, width: 800, height }));
    for (const point of points) {
      expect(point.y).toBeGreaterThan(y);
      expect(point.y).toBeLessThan(y + height);
    }
    const xs = points.map(({ x }) => x);
    expect([Math.round(Math.min(...xs)), Math.round(Math.max(...xs))]).toEqual([20, 820]);
    // The middle is for words.
    expect(xs.filter((at) => at > 240 && at < 600)).toEqual([]);
  });
});

describe('a mosaic', () => {
  const colors = { fill: '#00CEB2', bar: '#323F47' };
  const rules = { x: 600, y: 100, side: 50, columns: 2, rows: 6, first: 0 };

  it('is always alike, and goes on elsewhere in its sequence', () => {
    expect(mosaic(rules, colors)).toEqual(mosaic(rules, colors));
    expect(mosaic(rules, colors)).not.toEqual(mosaic({ ...rules, first: 1 }, colors));
  });

  it('covers its strip from edge to edge and leaves it by no more than a hairline', () => {
    const boxes = mosaic(rules, colors).map(({ d }) => boxOf(d));
    const far = (side: 'left' | 'top' | 'right' | 'bottom') => boxes.map((box) => box[side]);
    const edges = [
      Math.min(...far('left')) - 600,
      800 - Math.max(...far('right')),
      Math.min(...far('top')) - 100,
      700 - Math.max(...far('bottom')),
    ];
    for (const edge of edges) {
      expect(edge).toBeLessThanOrEqual(0);
      expect(edge).toBeGreaterThan(-0.25);
    }
  });

  it('is of motifs that lie about their middles', () => {
    for (const { d } of mosaic(rules, colors)) {
      const { left, top, right, bottom } = boxOf(d);
      expect((((left + right) / 2 - 600) / 50) % 2).toBeCloseTo(1, 1);
      expect((((top + bottom) / 2 - 100) / 50) % 2).toBeCloseTo(1, 1);
    }
  });

  it('shows both colours as they were chosen', () => {
    const fills = mosaic(rules, colors).map(({ fill }) => fill);
    expect(fills).toEqual(expect.arrayContaining(['#00CEB2', '#323F47']));
  });
});

describe('a ribbon', () => {
  it('has its face over tails that reach as far on both sides, and lower', () => {
    const face = { x: 300, y: 100, width: 206, height: 30 };
    const [tails, folds, front] = ribbon(face, '#323F47', '#FFFFFF').map(({ d }) => boxOf(d));
    expect(front).toEqual({ left: 300, top: 100, right: 506, bottom: 130 });
    expect([tails?.left, tails?.right]).toEqual([276, 530]);
    expect(tails?.bottom).toBeCloseTo(137.2, 5);
    expect(folds?.bottom).toBeCloseTo(137.2, 5);
  });

  it.each(['#323F47', '#111111', '#FFD400'])('of %s has tails of another tone', (fill) => {
    const [tails, folds, front] = ribbon({ x: 0, y: 0, width: 206, height: 30 }, fill, '#FFFFFF');
    const tones = [tails, folds, front].map((part) => toOklch(part?.fill ?? '').L);
    const [tail = NaN, fold = NaN, face = NaN] = tones;
    expect(Math.abs(tail - face)).toBeGreaterThan(0.04);
    expect(tail - fold).toBeGreaterThan(0.04);
  });
});
