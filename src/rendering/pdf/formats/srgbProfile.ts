import { decodeSrgb } from '#domain/color/srgb.ts';

/** CIE 1931 XYZ values of the sRGB primaries and white, adapted to the white point D50. */
const colorants = {
  wtpt: [0.9642, 1, 0.82491],
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
} as const;

const curveSteps = 256;

/** Builds an ICC profile (version 2.1) for sRGB displays from the definition in IEC 61966-2-1. */
export function buildSrgbProfile(): Uint8Array {
  const curve = buildToneCurveTag();
  const entries: [string, Uint8Array][] = [
    ['desc', buildDescriptionTag('sRGB IEC61966-2.1')],
    ['cprt', buildTextTag('text', 'No copyright, use freely\0')],
    ...Object.entries(colorants).map(
      ([tag, xyz]) => [tag, buildTag('XYZ ', xyz.flatMap(toFixedPoint))] as [string, Uint8Array],
    ),
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const offsets = new Map<Uint8Array, number>();
  let size = 128 + 4 + 12 * entries.length;
  for (const [, bytes] of entries)
    if (!offsets.has(bytes)) {
      offsets.set(bytes, size);
      size += (bytes.length + 3) & ~3;
    }
  const profile = new Uint8Array(size);
  const view = new DataView(profile.buffer);
  const write = (position: number, text: string) => profile.set(toCharCodes(text), position);
  view.setUint32(0, size);
  view.setUint32(8, 0x02100000);
  write(12, 'mntrRGB XYZ ');
  // The creation date must be valid; this is the date of the standard.
  [1999, 10, 18].forEach((value, index) => view.setUint16(24 + 2 * index, value));
  write(36, 'acsp');
  profile.set(colorants.wtpt.flatMap(toFixedPoint), 68);
  view.setUint32(128, entries.length);
  entries.forEach(([tag, bytes], index) => {
    const position = 132 + 12 * index;
    const offset = offsets.get(bytes) ?? 0;
    write(position, tag);
    view.setUint32(position + 4, offset);
    view.setUint32(position + 8, bytes.length);
    profile.set(bytes, offset);
  });
  return profile;
}

function toCharCodes(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

function toBigEndian(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >>> (8 * (length - 1 - index))) & 0xff);
}

/** Encodes a signed number as four bytes, with 16 bits after the binary point (s15Fixed16Number). */
function toFixedPoint(value: number): number[] {
  return toBigEndian(Math.round(value * 65536), 4);
}

function buildTag(type: string, content: readonly number[]): Uint8Array {
  return Uint8Array.from([...toCharCodes(type), 0, 0, 0, 0, ...content]);
}

function buildTextTag(type: string, text: string): Uint8Array {
  return buildTag(type, toCharCodes(text));
}

function buildDescriptionTag(text: string): Uint8Array {
  const padding = Array<number>(4 + 4 + 2 + 1 + 67).fill(0);
  return buildTag('desc', [
    ...toBigEndian(text.length + 1, 4),
    ...toCharCodes(text),
    0,
    ...padding,
  ]);
}

function buildToneCurveTag(): Uint8Array {
  const values = Array.from({ length: curveSteps }, (_, step) =>
    Math.round(decodeSrgb(step / (curveSteps - 1)) * 65535),
  );
  return buildTag('curv', [
    ...toBigEndian(curveSteps, 4),
    ...values.flatMap((value) => toBigEndian(value, 2)),
  ]);
}
