import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'jpeg-js';
import { encodePng } from '#testing/encodePng.ts';
import { buildMinimalJpeg } from '#testing/minimalImages.ts';
import { computeBrightnessMap } from './tones.ts';
import { sampleIccProfiles } from '#testing/images/iccProfiles.ts';
import { buildPatchesJpeg } from '#testing/images/jpegFiles.ts';
import { computeBrightnessMapOfFile } from './readTones.ts';

type Color = readonly [red: number, green: number, blue: number, opacity?: number];

const computeTonesOf = (width: number, height: number, getColor: (x: number, y: number) => Color) =>
  computeBrightnessMap({
    width,
    height,
    rgba: Uint8Array.from(
      Array.from({ length: width * height }, (_, index) => {
        const [red, green, blue, opacity = 255] = getColor(
          index % width,
          Math.floor(index / width),
        );
        return [red, green, blue, opacity];
      }).flat(),
    ),
  });

/** Lists the distinct grey levels. */
const listLevels = (levels: Uint8Array) => [...new Set(levels)];

describe('computeTones', () => {
  it('returns the level of grey pixels', () => {
    for (const grey of [0, 1, 60, 119, 128, 254, 255]) {
      const { lows, highs } = computeTonesOf(9, 5, () => [grey, grey, grey]);
      expect([listLevels(lows), listLevels(highs)]).toEqual([[grey], [grey]]);
    }
  });

  it('finds the most common colour', () => {
    const { paper } = computeTonesOf(9, 9, (x) => (x < 4 ? [0, 60, 200] : [251, 247, 238]));
    expect(paper).toBe('#FBF7EE');
    expect(computeTonesOf(4, 4, () => [0, 0, 0, 0]).paper).toBe('#FFFFFF');
  });

  it('weights colours by luminance', () => {
    const getLevel = (...color: Color) => listLevels(computeTonesOf(2, 2, () => color).lows)[0];
    expect([getLevel(255, 0, 0), getLevel(0, 255, 0), getLevel(0, 0, 255)]).toEqual([127, 220, 76]);
  });

  it('blends transparent pixels with white', () => {
    const { lows } = computeTonesOf(2, 1, (x) => [0, 0, 0, x === 0 ? 0 : 128]);
    expect([...lows]).toEqual([255, 127]);
  });

  it('computes tones by grid cell', () => {
    const tones = computeTonesOf(336, 238, (x, y) =>
      x < 168 && y < 119 ? [0, 0, 0] : [255, 255, 255],
    );
    expect(tones).toMatchObject({ columns: 168, rows: 119 });
    const getHigh = (column: number, row: number) => tones.highs[row * 168 + column];
    expect([getHigh(83, 58), getHigh(84, 58), getHigh(83, 59), getHigh(84, 59)]).toEqual([
      0, 255, 255, 255,
    ]);
  });

  it('returns the darkest and brightest tones of a cell', () => {
    const { lows, highs } = computeTonesOf(672, 476, (x, y) =>
      (x + y) % 2 ? [20, 20, 20] : [230, 230, 230],
    );
    expect([listLevels(lows), listLevels(highs)]).toEqual([[20], [230]]);
  });

  it('ignores specks', () => {
    const { lows } = computeTonesOf(840, 595, (x, y) =>
      x % 5 === 0 && y % 5 === 0 ? [0, 0, 0] : [99, 99, 99],
    );
    expect(listLevels(lows)).toEqual([99]);
  });
});

const readImageFile = (name: string) => readFileSync(join(__dirname, '../../../e2e', name));

describe('readTones', () => {
  it('reads a PNG', () => {
    const options = { width: 2, height: 2, type: 0, depth: 8 } as const;
    expect(
      computeBrightnessMapOfFile(encodePng({ ...options, samples: [0, 50, 100, 255] })),
    ).toEqual({
      columns: 2,
      rows: 2,
      lows: Uint8Array.of(0, 50, 100, 255),
      highs: Uint8Array.of(0, 50, 100, 255),
      paper: '#000000',
    });
  });

  const getGrey = (x: number) => (x < 32 ? 40 : 200);
  const rgba = Uint8Array.from({ length: 4 * 64 * 64 }, (_, index) =>
    index % 4 === 3 ? 255 : getGrey(Math.floor(index / 4) % 64),
  );
  const halves = Uint8Array.from(encode({ width: 64, height: 64, data: rgba }, 100).data);

  it('reads a JPEG', () => {
    const tones = computeBrightnessMapOfFile(halves);
    expect(tones).toMatchObject({ columns: 64, rows: 64 });
    const row = [...(tones?.lows.subarray(0, 64) ?? [])];
    row.forEach((level, x) => expect(Math.abs(level - getGrey(x))).toBeLessThanOrEqual(1));
  });

  it('applies the EXIF orientation of a JPEG', () => {
    const upright = computeBrightnessMapOfFile(buildPatchesJpeg());
    expect(upright).toMatchObject({ columns: 168, rows: 119 });
    expect(computeBrightnessMapOfFile(buildPatchesJpeg({ orientation: 6 }))).toEqual(upright);
  });

  it('reads a CMYK JPEG', () => {
    expect(computeBrightnessMapOfFile(readImageFile('images/cmyk.jpg'))).toMatchObject({
      columns: 64,
      rows: 40,
    });
  });

  it('returns undefined for a truncated JPEG', () => {
    expect(computeBrightnessMapOfFile(halves.subarray(0, halves.length / 2))).toBeUndefined();
  });

  it('returns undefined for a JPEG with too many scans', () => {
    const scan =
      halves.indexOf(
        0xda,
        halves.findLastIndex((byte, index) => byte === 0xff && halves[index + 1] === 0xda),
      ) - 1;
    const scans = Array.from({ length: 41 }, () => [...halves.subarray(scan, -2)]).flat();
    const repeated = Uint8Array.from([...halves.subarray(0, scan), ...scans, 0xff, 0xd9]);
    expect(computeBrightnessMapOfFile(repeated)).toBeUndefined();
  });

  it.each([
    ['a JPEG without pixels', () => buildMinimalJpeg(3, 2)],
    [
      'a JPEG with a CMYK profile',
      () => buildPatchesJpeg({ colors: 'CMYK', profile: sampleIccProfiles.cmyk }),
    ],
    ['a WebP', () => readImageFile('images/picture.webp')],
    ['text', () => Buffer.from('<svg/>')],
    ['an empty file', () => new Uint8Array()],
  ])('returns undefined for %s', (_what, bytes) => {
    expect(computeBrightnessMapOfFile(bytes())).toBeUndefined();
  });
});
