import { sampleIccProfiles } from '#testing/images/iccProfiles.ts';
import { pngChunkBuilders, buildPatchesPng } from '#testing/images/pngFiles.ts';
import { convertToSrgb } from './colorSpace.ts';
import { readPngColorSpace } from './pngColors.ts';
import { readPngChunks } from './pngFile.ts';

const { gamma, primaries, srgb, profile, video } = pngChunkBuilders;
const adobePrimaries = [0.3127, 0.329, 0.64, 0.33, 0.21, 0.71, 0.15, 0.06];

/** Converts a colour of a PNG with the given chunks to sRGB. */
function convertColor(
  chunksBeforePixels: readonly Uint8Array[],
  color: readonly number[] = [200, 150, 100],
) {
  const colors = readPngColorSpace(readPngChunks(buildPatchesPng({ chunksBeforePixels })));
  if (typeof colors === 'string') return colors;
  return Array.from(convertToSrgb(Uint8Array.of(...color, 255), colors).subarray(0, 3));
}

// Expected values as displayed by Chromium.
test.each([
  ['a gamma of 1', [gamma(1)], [229, 202, 168]],
  ['a gamma of 0.22', [gamma(0.22)], [156, 84, 32]],
  ['a gamma of 0.43', [gamma(0.43)], [199, 147, 95]],
  ['a gamma of 0.48', [gamma(0.48)], [204, 156, 105]],
  ['a gamma and primaries', [gamma(0.45455), primaries(...adobePrimaries)], [217, 151, 97]],
  ['a profile before a gamma', [gamma(1), profile(sampleIccProfiles.adobeRgb)], [217, 151, 97]],
  ['a profile before sRGB', [profile(sampleIccProfiles.adobeRgb), srgb], [217, 151, 97]],
  [
    'a video code before a profile',
    [video(12, 13), profile(sampleIccProfiles.adobeRgb)],
    [209, 147, 91],
  ],
  ['a video code of a gamma of 2.8', [video(1, 5)], [189, 131, 76]],
  ['a video code of a wide space', [video(9, 1)], [225, 136, 80]],
  ['a video code for old screens', [video(4, 13)], [221, 146, 92]],
  ['an unspecified video code, then a gamma', [video(2, 2), gamma(1)], [229, 202, 168]],
])('applies %s', (_what, chunksBeforePixels, expected) => {
  const color = convertColor(chunksBeforePixels);
  expect(Array.isArray(color)).toBe(true);
  if (Array.isArray(color))
    color.forEach((level, channel) =>
      expect(Math.abs(level - (expected[channel] ?? 0))).toBeLessThanOrEqual(1),
    );
});

const corrupt = (chunk: Uint8Array) => {
  const bytes = Uint8Array.from(chunk);
  bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
  return bytes;
};

test.each([
  ['no colour chunks', []],
  ['sRGB before a gamma', [gamma(1), srgb]],
  ['primaries without a gamma', [primaries(...adobePrimaries)]],
  ['a gamma of 0', [gamma(0)]],
  ['a gamma of 1/2.2', [gamma(0.45455)]],
  ['a gamma near 1/2.2', [gamma(0.44)]],
  ['a gamma with a wrong checksum', [corrupt(gamma(1))]],
  [
    'primaries that span no colour space',
    [gamma(1), primaries(0.3, 0.3, ...Array<number>(6).fill(0.3))],
  ],
  ['a broken profile', [profile(Buffer.from('none'))]],
  ['a grey profile for a colour image', [profile(sampleIccProfiles.grey)]],
  [
    'a video code with limited range',
    [Uint8Array.from(video(12, 13)).map((byte, index) => (index === 11 ? 0 : byte))],
  ],
])('treats %s as sRGB', (_what, chunksBeforePixels) => {
  expect(convertColor(chunksBeforePixels)).toBe('sRGB');
});

test('leaves HDR and unknown video codes to browsers', () => {
  expect(convertColor([video(9, 16)])).toBe('unknown');
  expect(convertColor([video(1, 18)])).toBe('unknown');
  expect(convertColor([video(22, 13)])).toBe('unknown');
});
