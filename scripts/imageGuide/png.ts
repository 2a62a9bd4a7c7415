import { crc32, deflateSync } from 'node:zlib';

const COLORS = 256;
const CHANNELS = [0, 1, 2];

export interface Picture {
  width: number;
  height: number;
  /** Red, green and blue of every pixel. */
  rgb: Buffer;
}

/** The most frequent colours, and for each pixel the nearest of them. */
function toPalette(rgb: Buffer) {
  const colorAt = (pixel: number) => rgb.readUIntBE(pixel * 3, 3);
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < rgb.length / 3; pixel++)
    counts.set(colorAt(pixel), (counts.get(colorAt(pixel)) ?? 0) + 1);
  const palette = [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, COLORS)
    .map(([color]) => color);
  const channel = (color: number, index: number) => (color >> (16 - 8 * index)) & 0xff;
  const distance = (one: number, other: number) =>
    CHANNELS.reduce((sum, index) => sum + (channel(one, index) - channel(other, index)) ** 2, 0);
  const nearest = new Map<number, number>();
  for (const color of counts.keys()) {
    const distances = palette.map((known) => distance(color, known));
    nearest.set(color, distances.indexOf(Math.min(...distances)));
  }
  return { palette, indexOf: (pixel: number) => nearest.get(colorAt(pixel)) ?? 0 };
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named) >>> 0);
  return Buffer.concat([length, named, sum]);
}

const WORD = 'Drawing';

/**
 * A PNG with a palette, for 300 dots an inch.
 * @param drawing what it was drawn from, for `drawingOf` to tell
 */
export function pngOf({ width, height, rgb }: Picture, drawing: string): Buffer {
  const { palette, indexOf } = toPalette(rgb);
  // Each line begins with its filter: none, the best for a palette.
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) lines[y * (width + 1) + 1 + x] = indexOf(y * width + x);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  const perMeter = Buffer.alloc(9);
  perMeter.writeUInt32BE(11811);
  perMeter.writeUInt32BE(11811, 4);
  perMeter[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('pHYs', perMeter),
    chunk('tEXt', Buffer.from(`${WORD}\0${drawing}`, 'latin1')),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 0xff, color & 0xff])),
    ),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** What a PNG of ours says that it was drawn from. */
export function drawingOf(png: Buffer): string | undefined {
  const at = png.indexOf(`tEXt${WORD}\0`, 0, 'latin1');
  if (at < 0) return undefined;
  const length = png.readUInt32BE(at - 4);
  return png.toString('latin1', at + 4 + WORD.length + 1, at + 4 + length);
}
