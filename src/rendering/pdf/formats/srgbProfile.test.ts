import { decodeSrgb } from '#domain/color/srgb.ts';
import { buildSrgbProfile } from './srgbProfile.ts';

const profile = Buffer.from(buildSrgbProfile());
const tags = new Map(
  Array.from({ length: profile.readUInt32BE(128) }, (_, index) => {
    const entry = 132 + 12 * index;
    const start = profile.readUInt32BE(entry + 4);
    const content = profile.subarray(start, start + profile.readUInt32BE(entry + 8));
    return [profile.toString('latin1', entry, entry + 4), content];
  }),
);
const readXyz = (tag: string) =>
  [8, 12, 16].map((offset) => (tags.get(tag)?.readInt32BE(offset) ?? 0) / 65536) as [
    number,
    number,
    number,
  ];

test('is a version 2.1 RGB display profile with the declared length', () => {
  expect(profile.readUInt32BE(0)).toBe(profile.length);
  expect(profile.readUInt32BE(8)).toBe(0x02100000);
  expect(profile.toString('latin1', 12, 24)).toBe('mntrRGB XYZ ');
  expect(profile.toString('latin1', 36, 40)).toBe('acsp');
});

test('contains every required tag, inside the file and aligned to four bytes', () => {
  expect([...tags.keys()].sort()).toEqual(
    ['bTRC', 'bXYZ', 'cprt', 'desc', 'gTRC', 'gXYZ', 'rTRC', 'rXYZ', 'wtpt'].sort(),
  );
  for (const content of tags.values()) {
    expect(content.length).toBeGreaterThan(8);
    expect(content.byteOffset % 4).toBe(profile.byteOffset % 4);
  }
  expect(tags.get('desc')?.toString('latin1', 0, 4)).toBe('desc');
  expect(tags.get('cprt')?.toString('latin1', 0, 4)).toBe('text');
});

test('defines white as the sum of red, green and blue', () => {
  const [red, green, blue, white] = ['rXYZ', 'gXYZ', 'bXYZ', 'wtpt'].map(readXyz);
  for (const axis of [0, 1, 2] as const)
    expect((red?.[axis] ?? 0) + (green?.[axis] ?? 0) + (blue?.[axis] ?? 0)).toBeCloseTo(
      white?.[axis] ?? 0,
      3,
    );
});

test('contains the tone curve of sRGB', () => {
  const curve = tags.get('gTRC') ?? Buffer.alloc(0);
  expect(curve.toString('latin1', 0, 4)).toBe('curv');
  const steps = curve.readUInt32BE(8);
  const light = (encoded: number) => curve.readUInt16BE(12 + 2 * encoded * (steps - 1)) / 65535;
  expect(light(0)).toBe(0);
  expect(light(1)).toBe(1);
  expect(light(51 / 255)).toBeCloseTo(0.033105, 4);
  expect(light(128 / 255)).toBeCloseTo(0.215861, 4);
});

test('has a tone curve that all JavaScript engines round to the same integers', () => {
  const distances = Array.from({ length: 256 }, (_, index) =>
    Math.abs(((65535 * decodeSrgb(index / 255)) % 1) - 0.5),
  );
  expect(Math.min(...distances)).toBeGreaterThan(0.001);
});
