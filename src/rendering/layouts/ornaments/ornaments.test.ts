import { toOklch } from '#domain/color/oklch.ts';
import { getBoundingBox, getPathPoints } from '#testing/paths.ts';
import { landscapePageSize } from '../../scene.ts';
import {
  traceWavyBand,
  traceWavyRing,
  traceRosette,
  traceWeave,
  traceWovenRibbons,
} from './guilloche.ts';
import { PathWriter, traceRectangle, traceLine } from './path.ts';
import { drawMosaic } from './mosaic.ts';
import { drawRibbon } from './ribbon.ts';

describe('PathWriter', () => {
  it('does not drift over many rounded steps', () => {
    const path = new PathWriter().move(0, 0);
    for (let step = 1; step <= 1000; step++) path.addLine(step * 0.333, step * 0.777);
    const last = getPathPoints(path.toString()).at(-1);
    expect(last?.x).toBeCloseTo(333, 1);
    expect(last?.y).toBeCloseTo(777, 1);
  });

  it('starts with an absolute command, so that paths can be concatenated', () => {
    const two = traceLine(1, 2, 3, 4) + traceRectangle(10, 20, 30, 40);
    expect(getPathPoints(two)).toEqual([
      { x: 1, y: 2 },
      { x: 3, y: 4 },
      { x: 10, y: 20 },
      { x: 40, y: 20 },
      { x: 40, y: 60 },
      { x: 10, y: 60 },
    ]);
  });

  it('omits redundant zeros and spaces', () => {
    expect(new PathWriter(2).move(0, 0).addLine(0.5, -0.25).toString()).toBe('M0 0l.5-.25');
  });
});

describe.each(['across', 'down'] as const)('traceWeave %s', (direction) => {
  const rules = { x: 66, y: 28, length: 400, width: 30, halfWaves: 40, direction };
  const points = getPathPoints(traceWeave(rules));
  const along = points.map(({ x, y }) => (direction === 'across' ? x - 66 : y - 28));

  it('extends at most half a wave beyond both ends of its band', () => {
    expect(Math.min(...along)).toBeGreaterThanOrEqual(-10);
    expect(Math.max(...along)).toBeLessThanOrEqual(420.1);
    expect(Math.min(...along)).toBeLessThanOrEqual(0);
    expect(Math.max(...along)).toBeGreaterThanOrEqual(400);
  });

  it('crosses the middle of its band', () => {
    const across = points.map(({ x, y }) => (direction === 'across' ? y - 28 : x - 66));
    for (const offset of across) expect(offset).toBeCloseTo(15, 1);
  });
});

describe('traceRosette', () => {
  it('stays between its two radii', () => {
    const rosette = traceRosette(100, 100, 50, { rings: 6, lobes: 8, depth: 0.3 });
    for (const { x, y } of getPathPoints(rosette)) {
      const radius = Math.hypot(x - 100, y - 100);
      expect(radius).toBeGreaterThan(19.8);
      expect(radius).toBeLessThan(50.2);
    }
  });

  it('closes its curves', () => {
    const path = new PathWriter();
    traceWavyRing(path, 0, 0, 10, 8, 12);
    const points = getPathPoints(path.toString());
    expect(points.at(-1)?.x).toBeCloseTo(points[0]?.x ?? NaN, 1);
    expect(points.at(-1)?.y).toBeCloseTo(points[0]?.y ?? NaN, 1);
  });
});

describe('bands of curves', () => {
  it('run from edge to edge in engine turning', () => {
    const xs = getPathPoints(traceWavyBand(0, 226, landscapePageSize.height)).map(({ x }) => x);
    expect(Math.min(...xs)).toBe(0);
    expect(Math.max(...xs)).toBeCloseTo(226, 1);
  });

  it.each([
    [0, 128],
    [150, 70],
  ])('stay between the edges of woven ribbons at %d, %d high', (y, height) => {
    const points = getPathPoints(traceWovenRibbons({ x: 20, y, width: 800, height }));
    for (const point of points) {
      expect(point.y).toBeGreaterThan(y);
      expect(point.y).toBeLessThan(y + height);
    }
    const xs = points.map(({ x }) => x);
    expect([Math.round(Math.min(...xs)), Math.round(Math.max(...xs))]).toEqual([20, 820]);
    // The upper part of the middle is free for text.
    const inMiddle = points.filter((point) => point.x > 270 && point.x < 570);
    expect(Math.min(...inMiddle.map((point) => point.y))).toBeGreaterThan(y + height * 0.74);
  });
});

describe('drawMosaic', () => {
  const colors = { fill: '#00CEB2', bar: '#323F47' };
  const rules = { x: 600, y: 100, side: 50, columns: 2, rows: 6, first: 0 };

  it('is deterministic and starts at the given index of its sequence', () => {
    expect(drawMosaic(rules, colors)).toEqual(drawMosaic(rules, colors));
    expect(drawMosaic(rules, colors)).not.toEqual(drawMosaic({ ...rules, first: 1 }, colors));
  });

  it('covers its strip from edge to edge and exceeds it by at most a hairline', () => {
    const boxes = drawMosaic(rules, colors).map(({ d }) => getBoundingBox(d));
    const listEdges = (side: 'left' | 'top' | 'right' | 'bottom') => boxes.map((box) => box[side]);
    const edges = [
      Math.min(...listEdges('left')) - 600,
      800 - Math.max(...listEdges('right')),
      Math.min(...listEdges('top')) - 100,
      700 - Math.max(...listEdges('bottom')),
    ];
    for (const edge of edges) {
      expect(edge).toBeLessThanOrEqual(0);
      expect(edge).toBeGreaterThan(-0.25);
    }
  });

  it('gives the shapes of each motif colours that differ from the shape below', () => {
    for (let first = 0; first < 60; first++) {
      const fills = drawMosaic({ ...rules, columns: 1, rows: 1, first }, colors).map(
        ({ fill }) => fill,
      );
      expect(fills.length).toBeGreaterThan(1);
      for (const [index, fill] of fills.slice(1).entries()) expect(fill).not.toBe(fills[index]);
    }
  });

  it('centres each motif', () => {
    for (const { d } of drawMosaic(rules, colors)) {
      const { left, top, right, bottom } = getBoundingBox(d);
      expect((((left + right) / 2 - 600) / 50) % 2).toBeCloseTo(1, 1);
      expect((((top + bottom) / 2 - 100) / 50) % 2).toBeCloseTo(1, 1);
    }
  });

  it.each([
    ['eye', 3, true],
    ['fan', 4, false],
  ])(
    'keeps the background of the %s away from edges that its figure covers',
    (_motif, first, isVertical) => {
      const [background, figure] = drawMosaic({ ...rules, columns: 1, rows: 1, first }, colors).map(
        ({ d }) => getBoundingBox(d),
      );
      expect(background?.left).toBeCloseTo((figure?.left ?? NaN) + 0.8, 5);
      expect(background?.right).toBeCloseTo((figure?.right ?? NaN) - 0.8, 5);
      const gap = (background?.top ?? NaN) - (figure?.top ?? NaN);
      expect(gap).toBeCloseTo(isVertical ? 0.8 : 0.1, 5);
    },
  );

  it('uses both colours unchanged', () => {
    const fills = drawMosaic(rules, colors).map(({ fill }) => fill);
    expect(fills).toEqual(expect.arrayContaining(['#00CEB2', '#323F47']));
  });
});

describe('drawRibbon', () => {
  it('draws its face over symmetrical tails that reach lower', () => {
    const face = { x: 300, y: 100, width: 206, height: 30 };
    const [tails, folds, front] = drawRibbon(face, '#323F47', '#FFFFFF').map(({ d }) =>
      getBoundingBox(d),
    );
    expect(front).toEqual({ left: 300, top: 100, right: 506, bottom: 130 });
    expect([tails?.left, tails?.right]).toEqual([276, 530]);
    expect(tails?.bottom).toBeCloseTo(137.2, 5);
    expect(folds?.bottom).toBeCloseTo(137.2, 5);
  });

  it.each(['#323F47', '#111111', '#FFD400'])(
    'draws the tails of a ribbon in %s in another tone',
    (fill) => {
      const [tails, folds, front] = drawRibbon(
        { x: 0, y: 0, width: 206, height: 30 },
        fill,
        '#FFFFFF',
      );
      const tones = [tails, folds, front].map((part) => toOklch(part?.fill ?? '').L);
      const [tail = NaN, fold = NaN, face = NaN] = tones;
      expect(Math.abs(tail - face)).toBeGreaterThan(0.04);
      expect(tail - fold).toBeGreaterThan(0.04);
    },
  );
});
