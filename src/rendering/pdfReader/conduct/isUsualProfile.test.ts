import { isUsualProfile } from './isUsualProfile.ts';

/** Creates a colour profile of three channels from its tags. */
function createProfile(tags: Readonly<Record<string, Buffer>>): Uint8Array {
  const entries = Object.entries(tags);
  const head = Buffer.alloc(132 + 12 * entries.length);
  head.write('RGB ', 16);
  head.write('acsp', 36);
  head.writeUInt32BE(entries.length, 128);
  let offset = head.length;
  entries.forEach(([name, data], index) => {
    head.write(name, 132 + 12 * index);
    head.writeUInt32BE(offset, 136 + 12 * index);
    head.writeUInt32BE(data.length, 140 + 12 * index);
    offset += data.length;
  });
  return Buffer.concat([head, ...entries.map(([, data]) => data)]);
}

function createColor(...values: number[]): Buffer {
  const data = Buffer.alloc(8 + 4 * values.length);
  data.write('XYZ ');
  values.forEach((value, index) => data.writeInt32BE(Math.round(value * 65_536), 8 + 4 * index));
  return data;
}

function createGamma(gamma: number): Buffer {
  const data = Buffer.alloc(14);
  data.write('curv');
  data.writeUInt32BE(1, 8);
  data.writeUInt16BE(Math.round(gamma * 256), 12);
  return data;
}

function createFormula(...parameters: number[]): Buffer {
  const data = Buffer.alloc(12 + 4 * parameters.length);
  data.write('para');
  data.writeUInt16BE([1, 3, 4, 5, 7].indexOf(parameters.length), 8);
  parameters.forEach((value, index) =>
    data.writeInt32BE(Math.round(value * 65_536), 12 + 4 * index),
  );
  return data;
}

/** Creates a curve from its values. */
function createSamples(values: readonly number[]): Buffer {
  const data = Buffer.alloc(12 + 2 * values.length);
  data.write('curv');
  data.writeUInt32BE(values.length, 8);
  values.forEach((value, index) => data.writeUInt16BE(Math.round(value * 65_535), 12 + 2 * index));
  return data;
}

/** Values of a curve that is usual in its middle and at its ends, but makes all light colours dark. */
const darkValues = Array.from({ length: 1000 }, (_, index) =>
  index === 999 ? 1 : Math.min(0.5, index / 1000),
);

const createCurves = (curve: Buffer) => ({ rTRC: curve, gTRC: curve, bTRC: curve });
const primaries = {
  rXYZ: createColor(0.436, 0.2225, 0.0139),
  gXYZ: createColor(0.3851, 0.7169, 0.0971),
  bXYZ: createColor(0.1431, 0.0606, 0.7141),
};
const screen = { ...primaries, ...createCurves(createGamma(2.2)) };

describe('isUsualProfile', () => {
  it.each([
    ['a gamma', createGamma(2.2)],
    ['a small gamma', createGamma(1.8)],
    ['the formula of sRGB', createFormula(2.4, 0.9479, 0.0521, 0.0774, 0.0405)],
  ])('accepts a screen with %s', (_name, curve) => {
    expect(isUsualProfile(createProfile({ ...primaries, ...createCurves(curve) }), 3)).toBe(true);
  });

  it.each([
    ['all colours dark', { ...screen, ...createCurves(createGamma(80)) }],
    ['all colours light', { ...screen, ...createCurves(createGamma(0.01)) }],
    ['exchanged colours', { ...screen, rXYZ: primaries.gXYZ, gXYZ: primaries.rXYZ }],
    ['another white', { ...screen, bXYZ: createColor(0, 0.06, 0) }],
    ['a table of colours', { ...screen, A2B0: createGamma(1) }],
    [
      'light colours dark except for white',
      { ...screen, ...createCurves(createSamples(darkValues)) },
    ],
    ['no curves', primaries],
    ['a formula without a middle', { ...screen, ...createCurves(createFormula(9)) }],
  ])('refuses a profile with %s', (_name, tags) => {
    expect(isUsualProfile(createProfile(tags), 3)).toBe(false);
  });

  it('refuses a profile with a tag twice', () => {
    const profile = createProfile({ ...screen, copy: createGamma(2.2) });
    Buffer.from(profile.buffer, profile.byteOffset).write('rTRC', 132 + 12 * 6);
    expect(isUsualProfile(profile, 3)).toBe(false);
  });

  it('refuses data that are cut, or of another kind', () => {
    const profile = createProfile(screen);
    expect(isUsualProfile(profile.subarray(0, 200), 3)).toBe(false);
    expect(isUsualProfile(profile, 1)).toBe(false);
    expect(isUsualProfile(new Uint8Array(), 3)).toBe(false);
  });
});
