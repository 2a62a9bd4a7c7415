import { buildExif } from '#testing/images/exif.ts';
import { applyOrientation, type Orientation, readOrientation } from './orientation.ts';

const orientations: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];

describe('readOrientation', () => {
  test.each(orientations)('reads %d in either byte order and among other tags', (orientation) => {
    expect(readOrientation(buildExif(orientation))).toBe(orientation);
    expect(readOrientation(buildExif(orientation, { isLittleEndian: true }))).toBe(orientation);
    expect(readOrientation(buildExif(orientation, { location: '52.5 N' }))).toBe(orientation);
  });

  const changeBytes = (offset: number, ...bytes: number[]) => {
    const exif = buildExif(6);
    exif.set(bytes, offset);
    return exif;
  };

  test.each([
    ['no data', new Uint8Array()],
    ['a truncated header', buildExif(6).subarray(0, 7)],
    ['a truncated directory', buildExif(6).subarray(0, 15)],
    ['an unknown byte order', changeBytes(0, 0x4d, 0x49)],
    ['a wrong format number', changeBytes(2, 0, 43)],
    ['a directory beyond the end', changeBytes(4, 0x7f, 0xff, 0xff, 0xff)],
    ['a value of type long', changeBytes(12, 0, 4)],
    ['several values', changeBytes(14, 0, 0, 0, 2)],
    ['a value of 0', changeBytes(18, 0, 0)],
    ['a value of 9', changeBytes(18, 0, 9)],
  ])('returns 1 for %s', (_what, exif) => {
    expect(readOrientation(exif)).toBe(1);
  });
});

describe('applyOrientation', () => {
  // Stored: a b c / d e f.
  const letters = 'abcdef';
  const rgba = Uint8Array.from(
    Array.from(letters).flatMap((letter) => Array(4).fill(letter.charCodeAt(0)) as number[]),
  );
  const expectedRows = {
    1: ['abc', 'def'],
    2: ['cba', 'fed'],
    3: ['fed', 'cba'],
    4: ['def', 'abc'],
    5: ['ad', 'be', 'cf'],
    6: ['da', 'eb', 'fc'],
    7: ['fc', 'eb', 'da'],
    8: ['cf', 'be', 'ad'],
  } as const;

  test.each(orientations)('applies orientation %d', (orientation) => {
    const {
      width,
      height,
      rgba: rotated,
    } = applyOrientation({ width: 3, height: 2, rgba }, orientation);
    const text = Array.from(rotated, (code) => String.fromCharCode(code)).join('');
    const lines = Array.from({ length: height }, (_, row) =>
      text.slice(row * width * 4, (row + 1) * width * 4).replaceAll(/(.)\1{3}/g, '$1'),
    );
    expect(lines).toEqual(expectedRows[orientation]);
  });
});
