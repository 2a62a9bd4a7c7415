import { crc32, deflateSync } from 'node:zlib';

type Color = readonly [red: number, green: number, blue: number];
type Point = readonly [x: number, y: number];
/** How much of a pixel is covered, 0 to 1. */
type Coverage = (x: number, y: number) => number;

/** Within a pixel of an edge that is this far away; inside it is negative. */
const softly = (distance: number) => Math.max(0, Math.min(1, 0.5 - distance));

const roundedSquare =
  (side: number, radius: number): Coverage =>
  (x, y) => {
    const half = side / 2;
    const [dx, dy] = [Math.abs(x - half), Math.abs(y - half)].map(
      (length) => length - half + radius,
    ) as [number, number];
    return softly(
      Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius,
    );
  };

const disc =
  ([cx, cy]: Point, radius: number): Coverage =>
  (x, y) =>
    softly(Math.hypot(x - cx, y - cy) - radius);

/** Lines with round ends, from point to point. */
function strokes(points: readonly Point[], radius: number): Coverage {
  const lines = points.slice(1).map((end, index) => [points[index] ?? end, end] as const);
  const reach = radius + 1;
  const near = new Map<number, typeof lines>();
  const nearColumn = (x: number) =>
    lines.filter(([[ax], [bx]]) => x > Math.min(ax, bx) - reach && x < Math.max(ax, bx) + reach);
  return (x, y) => {
    const passing = near.get(x) ?? nearColumn(x);
    near.set(x, passing);
    let nearest = Infinity;
    for (const [[ax, ay], [bx, by]] of passing) {
      const [dx, dy] = [bx - ax, by - ay];
      const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
      const at = Math.max(0, Math.min(1, along));
      nearest = Math.min(nearest, Math.hypot(x - ax - at * dx, y - ay - at * dy));
    }
    return softly(nearest - radius);
  };
}

/** A PNG with transparency of layers, the lowest first; where they overlap the upper one hides the lower. */
function png(width: number, height: number, layers: readonly (readonly [Coverage, Color])[]) {
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * (width * 4 + 1) + 1 + x * 4;
      for (const [coverage, color] of layers) {
        const share = coverage(x + 0.5, y + 0.5);
        const below = (rows[at + 3] ?? 0) / 255;
        const opacity = share + below * (1 - share);
        if (opacity === 0) continue;
        for (const [channel, value] of color.entries()) {
          const under = (rows[at + channel] ?? 0) * below * (1 - share);
          rows[at + channel] = Math.round((value * share + under) / opacity);
        }
        rows[at + 3] = Math.round(opacity * 255);
      }
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND')];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

function chunk(name: string, content = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The company's sign: a V with a spark. */
export function demoLogo(): Buffer {
  const v: readonly Point[] = [
    [118, 120],
    [200, 300],
    [282, 120],
  ];
  return png(400, 400, [
    [roundedSquare(400, 84), [18, 44, 66]],
    [strokes(v, 30), [255, 255, 255]],
    [disc([318, 82], 30), [245, 158, 11]],
  ]);
}

const ink: Color = [24, 34, 74];

/** A hand of somebody's own: waves over waves, smaller towards the end. */
export function demoSignature([swing, turns]: readonly [number, number]): Buffer {
  const points = Array.from({ length: 181 }, (_, step): Point => {
    const share = step / 180;
    const turn = share * turns * Math.PI * 2;
    const height = 70 * (1 - 0.62 * share) * (0.7 + 0.3 * Math.sin(swing * turn));
    return [50 + 480 * share - 26 * Math.sin(turn), 115 - height * Math.cos(turn + swing)];
  });
  return png(600, 220, [[strokes(points, 3.2), ink]]);
}
