import {
  type Chromaticity,
  type ColorSpace,
  srgbCurve,
  srgbToXyz,
  type ToneCurve,
  computeRgbToXyz,
} from './colorSpace.ts';
import { DamagedImageError } from './damagedImage.ts';
import { readIccProfile } from './iccProfile.ts';
import { inflateUpTo } from './inflateUpTo.ts';
import { hasValidChecksum, type PngChunk } from './pngFile.ts';

/** Colour space of a PNG file. `unknown` means that only a browser can convert the colours to sRGB. */
type PngColors = ColorSpace | 'sRGB' | 'unknown';

/**
 * Reads the colour space of a PNG file from the first of these sources that the file has: the chunk `cICP`, `iCCP` or
 * `sRGB`, or the chunks `gAMA` and `cHRM`. Chromium uses the same order. Ignores chunks after the first pixels and
 * chunks with a wrong checksum.
 */
export function readPngColorSpace(chunks: readonly PngChunk[]): PngColors {
  const leadingChunks = chunks.slice(
    0,
    chunks.findIndex(({ name }) => name === 'IDAT'),
  );
  const find = (name: string) =>
    leadingChunks.find((chunk) => chunk.name === name && hasValidChecksum(chunk))?.content;
  const isGrey = [0, 4].includes(chunks[0]?.content[9] ?? 0);
  return (
    readCicpColors(find('cICP')) ??
    readProfileColors(find('iCCP'), isGrey) ??
    (find('sRGB') ? 'sRGB' : readGammaColors(find('gAMA'), find('cHRM')))
  );
}

const d65: Chromaticity = [0.3127, 0.329];
const illuminantC: Chromaticity = [0.31, 0.316];
const smpte: readonly Chromaticity[] = [
  [0.63, 0.34],
  [0.31, 0.595],
  [0.155, 0.07],
];
const p3: readonly Chromaticity[] = [
  [0.68, 0.32],
  [0.265, 0.69],
  [0.15, 0.06],
];

/** Chromaticities of white, red, green and blue. The keys are the ColourPrimaries values of ITU-T H.273. */
const videoPrimaries: Readonly<Record<number, readonly Chromaticity[]>> = {
  1: [d65, [0.64, 0.33], [0.3, 0.6], [0.15, 0.06]],
  4: [illuminantC, [0.67, 0.33], [0.21, 0.71], [0.14, 0.08]],
  5: [d65, [0.64, 0.33], [0.29, 0.6], [0.15, 0.06]],
  6: [d65, ...smpte],
  7: [d65, ...smpte],
  9: [d65, [0.708, 0.292], [0.17, 0.797], [0.131, 0.046]],
  11: [[0.314, 0.351], ...p3],
  12: [d65, ...p3],
};

const createPowerCurve =
  (exponent: number): ToneCurve =>
  (sample) =>
    sample ** exponent;

/** Tone curves of displays. The keys are the TransferCharacteristics values of ITU-T H.273. */
const videoCurves: Readonly<Record<number, ToneCurve>> = {
  1: createPowerCurve(2.4),
  4: createPowerCurve(2.2),
  5: createPowerCurve(2.8),
  6: createPowerCurve(2.4),
  8: createPowerCurve(1),
  11: createPowerCurve(2.4),
  12: srgbCurve,
  13: srgbCurve,
  14: createPowerCurve(2.4),
  15: createPowerCurve(2.4),
};
/**
 * ColourPrimaries values of rare and HDR colour spaces. Browsers support them, but this module does not. `otherCurves`
 * contains the TransferCharacteristics values to which the same applies.
 */
const otherPrimaries = [8, 10, 22];
const otherCurves = [7, 16, 17, 18];

/**
 * Reads the colour space of a PNG file from its `cICP` chunk.
 * @returns undefined for values that browsers ignore
 * @throws DamagedImageError if the chunk declares samples other than red, green and blue, which PNG does not allow
 */
function readCicpColors(content: Uint8Array | undefined): PngColors | undefined {
  if (!content) return undefined;
  const [primaries = 0, curve = 0, matrix, isFullRange] = content;
  if (matrix !== 0) throw new DamagedImageError('Not red, green and blue');
  if (isFullRange !== 1) return undefined;
  const isKnown =
    (primaries in videoPrimaries || otherPrimaries.includes(primaries)) &&
    (curve in videoCurves || otherCurves.includes(curve));
  if (!isKnown) return undefined;
  const toneCurve = videoCurves[curve];
  const [white, red, green, blue] = videoPrimaries[primaries] ?? [];
  if (!toneCurve || !white || !red || !green || !blue) return 'unknown';
  const toXyz = computeRgbToXyz(white, [red, green, blue]);
  return toXyz ? { curves: [toneCurve, toneCurve, toneCurve], toXyz } : 'unknown';
}

/**
 * Reads the colour space from the ICC profile of a PNG file. A profile for grey images is used only if the image is
 * grey.
 * @param content content of the `iCCP` chunk: the name of the profile, the compression method, and the compressed
 * profile
 */
function readProfileColors(
  content: Uint8Array | undefined,
  isGrey: boolean,
): PngColors | undefined {
  if (!content) return undefined;
  const profile = readIccProfile(inflateProfile(content.subarray(content.indexOf(0) + 2)));
  if (!profile) return undefined;
  const fits = profile.model === 'RGB ' || (profile.model === 'GRAY' && isGrey);
  return fits ? (profile.space ?? 'unknown') : 'sRGB';
}

/** Maximum size of a colour profile in bytes. The largest profiles, for printing presses, have 2 MB. */
const maxProfileLength = 8_000_000;

/** @throws DamagedImageError if the profile is too large. Damaged data gives an empty profile, which is ignored */
function inflateProfile(compressed: Uint8Array): Uint8Array {
  let profile = new Uint8Array();
  try {
    profile = inflateUpTo(compressed, maxProfileLength + 1);
  } catch {
    return profile;
  }
  if (profile.length > maxProfileLength) throw new DamagedImageError('A profile that is too large');
  return profile;
}

const gammaScale = 100_000;
/** Range of gamma values of a PNG file that are treated as sRGB, if the file has no `cHRM` chunk. */
const neutralGamma = { from: 0.95 / 2.2, to: 1.05 / 2.2 };

function readGammaColors(
  gamma: Uint8Array | undefined,
  primaries: Uint8Array | undefined,
): PngColors {
  const [value = 0] = readNumbers(gamma);
  if (value <= 0) return 'sRGB';
  const [wx, wy, rx, ry, gx, gy, bx, by] = readNumbers(primaries);
  const isNeutral = value > neutralGamma.from && value < neutralGamma.to;
  if (by === undefined && isNeutral) return 'sRGB';
  const curve = createPowerCurve(1 / value);
  const toXyz =
    by === undefined
      ? srgbToXyz
      : computeRgbToXyz(
          [wx ?? 0, wy ?? 0],
          [
            [rx ?? 0, ry ?? 0],
            [gx ?? 0, gy ?? 0],
            [bx ?? 0, by],
          ],
        );
  return toXyz ? { curves: [curve, curve, curve], toXyz } : 'sRGB';
}

function readNumbers(content: Uint8Array | undefined): number[] {
  if (!content) return [];
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const count = Math.floor(content.length / 4);
  return Array.from({ length: count }, (_, index) => view.getUint32(4 * index) / gammaScale);
}
