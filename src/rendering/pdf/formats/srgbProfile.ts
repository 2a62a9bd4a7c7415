import { linear } from '#model/color/srgb.ts';

/** CIE 1931 XYZ of the sRGB primaries and white, adapted to D50. */
const colorants = {
  wtpt: [0.9642, 1, 0.82491],
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
} as const;

const curveSteps = 256;

/** An ICC 2.1 display profile of sRGB (IEC 61966-2-1), computed from its definition. */
export function srgbProfile(): Uint8Array {
  const curve = toneCurve();
  const entries: [string, Uint8Array][] = [
    ['desc', description('sRGB IEC61966-2.1')],
    ['cprt', ascii('text', 'No copyright, use freely\0')],
    ...Object.entries(colorants).map(
      ([tag, xyz]) => [tag, tagged('XYZ ', xyz.flatMap(fixed))] as [string, Uint8Array],
    ),
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const places = new Map<Uint8Array, number>();
  let size = 128 + 4 + 12 * entries.length;
  for (const [, bytes] of entries)
    if (!places.has(bytes)) {
      places.set(bytes, size);
      size += (bytes.length + 3) & ~3;
    }
  const profile = new Uint8Array(size);
  const view = new DataView(profile.buffer);
  const write = (at: number, text: string) => profile.set(codes(text), at);
  view.setUint32(0, size);
  view.setUint32(8, 0x02100000);
  write(12, 'mntrRGB XYZ ');
  // The day of the profile must be one: that of the standard.
  [1999, 10, 18].forEach((part, index) => view.setUint16(24 + 2 * index, part));
  write(36, 'acsp');
  profile.set(colorants.wtpt.flatMap(fixed), 68);
  view.setUint32(128, entries.length);
  entries.forEach(([tag, bytes], index) => {
    const at = 132 + 12 * index;
    const place = places.get(bytes) ?? 0;
    write(at, tag);
    view.setUint32(at + 4, place);
    view.setUint32(at + 8, bytes.length);
    profile.set(bytes, place);
  });
  return profile;
}

function codes(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

function bytesOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >>> (8 * (length - 1 - index))) & 0xff);
}

/** A signed number with sixteen binary places. */
function fixed(value: number): number[] {
  return bytesOf(Math.round(value * 65536), 4);
}

function tagged(type: string, content: readonly number[]): Uint8Array {
  return Uint8Array.from([...codes(type), 0, 0, 0, 0, ...content]);
}

function ascii(type: string, text: string): Uint8Array {
  return tagged(type, codes(text));
}

function description(text: string): Uint8Array {
  const none = Array<number>(4 + 4 + 2 + 1 + 67).fill(0);
  return tagged('desc', [...bytesOf(text.length + 1, 4), ...codes(text), 0, ...none]);
}

function toneCurve(): Uint8Array {
  const values = Array.from({ length: curveSteps }, (_, step) =>
    Math.round(linear(step / (curveSteps - 1)) * 65535),
  );
  return tagged('curv', [
    ...bytesOf(curveSteps, 4),
    ...values.flatMap((value) => bytesOf(value, 2)),
  ]);
}
