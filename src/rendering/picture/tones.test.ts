import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'jpeg-js';
import { encodePng } from '#testing/encodePng.ts';
import { jpeg } from '#testing/pictureFiles.ts';
import { tonesOf } from './tones.ts';
import { tonesOfFile } from './tonesOfFile.ts';

type Color = readonly [red: number, green: number, blue: number, opacity?: number];

const of = (width: number, height: number, colorOf: (x: number, y: number) => Color) =>
  tonesOf({
    width,
    height,
    rgba: Uint8Array.from(
      Array.from({ length: width * height }, (_, place) => {
        const [red, green, blue, opacity = 255] = colorOf(place % width, Math.floor(place / width));
        return [red, green, blue, opacity];
      }).flat(),
    ),
  });

/** Each level once. */
const levelsIn = (levels: Uint8Array) => [...new Set(levels)];

describe('the tones of a picture', () => {
  it('are those of its greys', () => {
    for (const grey of [0, 1, 60, 119, 128, 254, 255]) {
      const { lows, highs } = of(9, 5, () => [grey, grey, grey]);
      expect([levelsIn(lows), levelsIn(highs)]).toEqual([[grey], [grey]]);
    }
  });

  it('are as bright as colours look', () => {
    const levelOf = (...color: Color) => levelsIn(of(2, 2, () => color).lows)[0];
    expect([levelOf(255, 0, 0), levelOf(0, 255, 0), levelOf(0, 0, 255)]).toEqual([127, 220, 76]);
  });

  it('are those on white where a picture shines through', () => {
    const { lows } = of(2, 1, (x) => [0, 0, 0, x === 0 ? 0 : 128]);
    expect([...lows]).toEqual([255, 127]);
  });

  it('are known part by part', () => {
    const tones = of(336, 238, (x, y) => (x < 168 && y < 119 ? [0, 0, 0] : [255, 255, 255]));
    expect(tones).toMatchObject({ columns: 168, rows: 119 });
    const at = (column: number, row: number) => tones.highs[row * 168 + column];
    expect([at(83, 58), at(84, 58), at(83, 59), at(84, 59)]).toEqual([0, 255, 255, 255]);
  });

  it('are of the darkest and the brightest of a part', () => {
    const { lows, highs } = of(672, 476, (x, y) => ((x + y) % 2 ? [20, 20, 20] : [230, 230, 230]));
    expect([levelsIn(lows), levelsIn(highs)]).toEqual([[20], [230]]);
  });

  it('leave out specks', () => {
    const { lows } = of(840, 595, (x, y) =>
      x % 5 === 0 && y % 5 === 0 ? [0, 0, 0] : [99, 99, 99],
    );
    expect(levelsIn(lows)).toEqual([99]);
  });
});

const image = (name: string) => readFileSync(join(__dirname, '../../../e2e', name));

describe('the tones of a file', () => {
  it('are read of a PNG', () => {
    const wish = { width: 2, height: 2, type: 0, depth: 8 } as const;
    expect(tonesOfFile(encodePng({ ...wish, samples: [0, 50, 100, 255] }))).toEqual({
      columns: 2,
      rows: 2,
      lows: Uint8Array.of(0, 50, 100, 255),
      highs: Uint8Array.of(0, 50, 100, 255),
    });
  });

  const grey = (x: number) => (x < 32 ? 40 : 200);
  const rgba = Uint8Array.from({ length: 4 * 64 * 64 }, (_, at) =>
    at % 4 === 3 ? 255 : grey(Math.floor(at / 4) % 64),
  );
  const halves = Uint8Array.from(encode({ width: 64, height: 64, data: rgba }, 100).data);

  it('are read of a JPEG', () => {
    const tones = tonesOfFile(halves);
    expect(tones).toMatchObject({ columns: 64, rows: 64 });
    const row = [...(tones?.lows.subarray(0, 64) ?? [])];
    row.forEach((level, x) => expect(Math.abs(level - grey(x))).toBeLessThanOrEqual(1));
  });

  it('are unknown of a JPEG that ends too early', () => {
    expect(tonesOfFile(halves.subarray(0, halves.length / 2))).toBeUndefined();
  });

  it('are unknown of a JPEG that would be gone over again and again', () => {
    const scan =
      halves.indexOf(
        0xda,
        halves.findLastIndex((byte, at) => byte === 0xff && halves[at + 1] === 0xda),
      ) - 1;
    const scans = Array.from({ length: 41 }, () => [...halves.subarray(scan, -2)]).flat();
    const again = Uint8Array.from([...halves.subarray(0, scan), ...scans, 0xff, 0xd9]);
    expect(tonesOfFile(again)).toBeUndefined();
  });

  it.each([
    ['without pixels', () => jpeg(3, 2)],
    ['that its camera turned', () => image('images/rotated.jpg')],
    ['for a press', () => image('images/cmyk.jpg')],
    ['that is a WebP', () => image('images/picture.webp')],
    ['that is text', () => Buffer.from('<svg/>')],
    ['that is empty', () => new Uint8Array()],
  ])('are unknown of one %s', (_what, bytes) => {
    expect(tonesOfFile(bytes())).toBeUndefined();
  });
});
