import { crc32, deflateSync } from 'node:zlib';

type Color = readonly [red: number, green: number, blue: number];
type Point = readonly [x: number, y: number];
/** A shape, as a function that returns how much of the pixel at a position is covered by the shape, from 0 to 1. */
type Coverage = (x: number, y: number) => number;

/**
 * Computes how much of a pixel a shape covers, from 0 to 1.
 * @param distance distance from the pixel to the edge of the shape in pixels, negative inside the shape
 */
const computeEdgeCoverage = (distance: number) => Math.max(0, Math.min(1, 0.5 - distance));

const createRoundedSquare =
  (side: number, radius: number): Coverage =>
  (x, y) => {
    const half = side / 2;
    const [dx, dy] = [Math.abs(x - half), Math.abs(y - half)].map(
      (length) => length - half + radius,
    ) as [number, number];
    return computeEdgeCoverage(
      Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius,
    );
  };

const createDisc =
  ([cx, cy]: Point, radius: number): Coverage =>
  (x, y) =>
    computeEdgeCoverage(Math.hypot(x - cx, y - cy) - radius);

/** Creates a shape of connected line segments with round ends. @param radius half of the line width in pixels */
function createStrokes(points: readonly Point[], radius: number): Coverage {
  const lines = points.slice(1).map((end, index) => [points[index] ?? end, end] as const);
  const maxDistance = radius + 1;
  const linesByColumn = new Map<number, typeof lines>();
  const findLinesNear = (x: number) =>
    lines.filter(
      ([[ax], [bx]]) => x > Math.min(ax, bx) - maxDistance && x < Math.max(ax, bx) + maxDistance,
    );
  return (x, y) => {
    const nearbyLines = linesByColumn.get(x) ?? findLinesNear(x);
    linesByColumn.set(x, nearbyLines);
    let nearest = Infinity;
    for (const [[ax, ay], [bx, by]] of nearbyLines) {
      const [dx, dy] = [bx - ax, by - ay];
      const projection = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
      const fraction = Math.max(0, Math.min(1, projection));
      nearest = Math.min(nearest, Math.hypot(x - ax - fraction * dx, y - ay - fraction * dy));
    }
    return computeEdgeCoverage(nearest - radius);
  };
}

/**
 * Creates a PNG with a transparent background from layers. Each layer has a shape and a colour. The first layer is at
 * the bottom.
 */
function createPng(width: number, height: number, layers: readonly (readonly [Coverage, Color])[]) {
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const offset = y * (width * 4 + 1) + 1 + x * 4;
      for (const [coverage, color] of layers) {
        const alpha = coverage(x + 0.5, y + 0.5);
        const alphaBelow = (rows[offset + 3] ?? 0) / 255;
        const opacity = alpha + alphaBelow * (1 - alpha);
        if (opacity === 0) continue;
        for (const [channel, value] of color.entries()) {
          const valueBelow = (rows[offset + channel] ?? 0) * alphaBelow * (1 - alpha);
          rows[offset + channel] = Math.round((value * alpha + valueBelow) / opacity);
        }
        rows[offset + 3] = Math.round(opacity * 255);
      }
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  const parts = [
    createChunk('IHDR', head),
    createChunk('IDAT', deflateSync(rows)),
    createChunk('IEND'),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

function createChunk(name: string, content = Buffer.alloc(0)): Buffer {
  const nameAndContent = Buffer.concat([Buffer.from(name), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(nameAndContent));
  return Buffer.concat([length, nameAndContent, checksum]);
}

/** Draws the company's logo: a V with a spark. */
export function drawDemoLogo(): Buffer {
  const v: readonly Point[] = [
    [118, 120],
    [200, 300],
    [282, 120],
  ];
  return createPng(400, 400, [
    [createRoundedSquare(400, 84), [18, 44, 66]],
    [createStrokes(v, 30), [255, 255, 255]],
    [createDisc([318, 82], 30), [245, 158, 11]],
  ]);
}

const INK_COLOR: Color = [24, 34, 74];

/**
 * Draws an invented signature as a PNG: a line with loops that get smaller towards the end. `turns` is the number of
 * loops, and `swing` changes their form.
 */
export function drawDemoSignature([swing, turns]: readonly [number, number]): Buffer {
  const points = Array.from({ length: 181 }, (_, step): Point => {
    const progress = step / 180;
    const turn = progress * turns * Math.PI * 2;
    const height = 70 * (1 - 0.62 * progress) * (0.7 + 0.3 * Math.sin(swing * turn));
    return [50 + 480 * progress - 26 * Math.sin(turn), 115 - height * Math.cos(turn + swing)];
  });
  return createPng(600, 220, [[createStrokes(points, 3.2), INK_COLOR]]);
}
