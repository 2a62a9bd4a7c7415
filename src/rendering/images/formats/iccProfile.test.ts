import {
  buildIccProfile,
  buildPowerCurve,
  sampleIccProfiles,
  buildTableCurve,
} from '#testing/images/iccProfiles.ts';
import { convertToSrgb, isAlmostSrgb } from './colorSpace.ts';
import { readIccProfile } from './iccProfile.ts';

const readSpace = (profile: Uint8Array) => {
  const space = readIccProfile(profile)?.space;
  if (!space) throw new Error('No color space');
  return space;
};

const convert = (profile: Uint8Array, ...color: number[]) =>
  Array.from(convertToSrgb(Uint8Array.of(...color, 255), readSpace(profile)).subarray(0, 3));

// Expected values as displayed by Chromium.
test.each([
  ['Adobe RGB', sampleIccProfiles.adobeRgb, [200, 150, 100], [217, 151, 97]],
  ['Adobe RGB', sampleIccProfiles.adobeRgb, [128, 128, 128], [128, 128, 128]],
  ['Adobe RGB', sampleIccProfiles.adobeRgb, [0, 255, 0], [0, 255, 0]],
  ['Display P3', sampleIccProfiles.p3, [200, 150, 100], [209, 147, 91]],
  ['ProPhoto', sampleIccProfiles.proPhoto, [200, 150, 100], [252, 155, 108]],
  ['linear sRGB', sampleIccProfiles.linear, [128, 128, 128], [188, 188, 188]],
])('converts a color of %s to sRGB', (_name, profile, color, expected) => {
  convert(profile, ...color).forEach((level, channel) =>
    expect(Math.abs(level - (expected[channel] ?? 0))).toBeLessThanOrEqual(1),
  );
});

test('keeps grey for a grey profile', () => {
  expect(readIccProfile(sampleIccProfiles.grey)?.model).toBe('GRAY');
  expect(convert(sampleIccProfiles.grey, 128, 128, 128)).toEqual([146, 146, 146]);
});

test('does not convert opacity', () => {
  const samples = Uint8Array.of(10, 20, 30, 77);
  expect(convertToSrgb(samples, readSpace(sampleIccProfiles.adobeRgb))[3]).toBe(77);
});

test('converts 16-bit samples with full precision', () => {
  const samples = Uint16Array.of(100, 200, 300, 65_535);
  const [red = 0, green = 0, blue = 0, opacity] = convertToSrgb(
    samples,
    readSpace(sampleIccProfiles.linear),
  );
  expect([red, green, blue]).toEqual([5, 10, 14]);
  expect(opacity).toBe(255);
});

describe('isAlmostSrgb', () => {
  const buildProfile = (exponent: number) => {
    const [red, green, blue] = [
      [0.43607, 0.22249, 0.01392],
      [0.38515, 0.71687, 0.09708],
      [0.14307, 0.06061, 0.7141],
    ] as const;
    return buildIccProfile({
      model: 'RGB ',
      primaries: [red, green, blue],
      curve: buildPowerCurve(exponent),
    });
  };
  test.each([
    ['sRGB', sampleIccProfiles.sRGB, true],
    ['Adobe RGB', sampleIccProfiles.adobeRgb, false],
    ['Display P3', sampleIccProfiles.p3, false],
    ['linear sRGB', sampleIccProfiles.linear, false],
    ['sRGB with a gamma of 2.2', buildProfile(2.2), false],
  ])('is correct for %s', (_name, profile, expected) => {
    expect(isAlmostSrgb(readSpace(profile))).toBe(expected);
  });
});

/** Builds a parametric curve (tag `para`) of an ICC profile. */
const buildFormula = (kind: number, ...values: number[]) => {
  const bytes = Buffer.alloc(12 + 4 * values.length);
  bytes.write('para', 'latin1');
  bytes.writeUInt16BE(kind, 8);
  values.forEach((value, index) => bytes.writeInt32BE(Math.round(value * 65_536), 12 + 4 * index));
  return bytes;
};

test.each([
  ['no values', buildTableCurve([]), [0, 0.25, 1], [0, 0.25, 1]],
  ['a gamma', buildPowerCurve(2), [0, 0.5, 1], [0, 0.25, 1]],
  ['values', buildTableCurve([0, 0.1, 1]), [0, 0.25, 0.5, 0.75, 1], [0, 0.05, 0.1, 0.55, 1]],
  ['formula 0', buildFormula(0, 3), [0, 0.5, 1], [0, 0.125, 1]],
  ['formula 1', buildFormula(1, 2, 2, -1), [0.25, 0.75, 1], [0, 0.25, 1]],
  ['formula 2', buildFormula(2, 1, 2, -1, 0.25), [0.25, 0.75], [0.25, 0.75]],
  ['formula 3', buildFormula(3, 2, 1, 0, 0.5, 0.2), [0.1, 0.5], [0.05, 0.25]],
  ['formula 4', buildFormula(4, 1, 1, 0, 0.5, 0.2, 0.1, 0.3), [0.1, 0.5], [0.35, 0.6]],
])('reads a curve with %s', (_what, curve, samples, expected) => {
  const [readSample] = readSpace(buildIccProfile({ model: 'GRAY', curve })).curves;
  samples.forEach((sample, index) =>
    expect(readSample(sample)).toBeCloseTo(expected[index] ?? 0, 3),
  );
});

test('returns no colour space for a profile with only lookup tables', () => {
  expect(readIccProfile(sampleIccProfiles.cmyk)).toEqual({ model: 'CMYK', space: undefined });
});

test.each([
  ['an empty profile', Buffer.alloc(0)],
  ['text', Buffer.from('no profile, but rather long '.repeat(9))],
  ['a truncated profile', sampleIccProfiles.adobeRgb.subarray(0, -20)],
  ['a profile without curves', buildIccProfile({ model: 'RGB ' })],
  [
    'a profile with an unknown curve type',
    buildIccProfile({ model: 'GRAY', curve: Buffer.from('none\0\0\0\0') }),
  ],
  [
    'a profile with an unknown formula',
    buildIccProfile({ model: 'GRAY', curve: buildFormula(7, 1) }),
  ],
  [
    'a grey profile that maps to Lab',
    buildIccProfile({ model: 'GRAY', curve: buildPowerCurve(2), connection: 'Lab ' }),
  ],
])('ignores %s', (_what, bytes) => {
  expect(readIccProfile(bytes)).toBeUndefined();
});
