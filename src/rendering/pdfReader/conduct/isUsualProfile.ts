const [headerLength, entryLength] = [128, 12];
const signatureOffset = 36;
const colorSpaceOffset = 16;

/** White point of all ICC profiles. */
const white = [0.9642, 1, 0.8249] as const;
const maxWhiteDistance = 0.06;
/** Limits of the brightness of red, green and blue. Those of all screens are within. */
const brightnessLimits = { r: [0.1, 0.4], g: [0.5, 0.85], b: [0.02, 0.2] } as const;
/** Limits of the gamma of a channel's curve, and how far a curve may be beyond them. */
const [minGamma, maxGamma] = [1, 2.8];
const curveTolerance = 0.05;
/** Maximum number of tags. Some programs read no more. */
const maxTags = 100;

/**
 * Returns whether an ICC profile is that of a usual screen, such as sRGB, so that programs which ignore it show about
 * the same colours. Other profiles can turn any colour into that of the paper.
 * @param channelCount 1 for grey, 3 for red, green and blue
 */
export function isUsualProfile(profile: Uint8Array, channelCount: number): boolean {
  if (profile.length < headerLength + 4) return false;
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  const expectedSpace = channelCount === 1 ? 'GRAY' : 'RGB ';
  if (readSignature(view, signatureOffset) !== 'acsp') return false;
  if (readSignature(view, colorSpaceOffset) !== expectedSpace) return false;
  try {
    const tags = readTags(view);
    // A table of colours would count more than the curves.
    if ([...tags.keys()].some((name) => /^[AD]2B/.test(name))) return false;
    if (channelCount === 1) return isUsualCurve(tags.get('kTRC'));
    return (
      ['rTRC', 'gTRC', 'bTRC'].every((name) => isUsualCurve(tags.get(name))) &&
      hasUsualPrimaries(tags)
    );
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Reads the tags of a profile. @throws RangeError if one is outside of the profile */
function readTags(view: DataView): Map<string, DataView> {
  const tags = new Map<string, DataView>();
  const count = view.getUint32(headerLength);
  if (count > maxTags) throw new RangeError('A profile has too many tags.');
  for (let index = 0; index < count; index++) {
    const entry = headerLength + 4 + index * entryLength;
    const [offset, length] = [view.getUint32(entry + 4), view.getUint32(entry + 8)];
    const name = readSignature(view, entry);
    if (tags.has(name)) throw new RangeError('A profile has a tag twice.');
    tags.set(name, new DataView(view.buffer, view.byteOffset + offset, length));
  }
  return tags;
}

const readSignature = (view: DataView, offset: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));

const readFixed = (view: DataView, offset: number): number => view.getInt32(offset) / 65_536;

function hasUsualPrimaries(tags: ReadonlyMap<string, DataView>): boolean {
  const sum = [0, 0, 0];
  for (const [name, [minimum, maximum]] of Object.entries(brightnessLimits)) {
    const tag = tags.get(`${name}XYZ`);
    if (!tag) return false;
    const color = [8, 12, 16].map((offset) => readFixed(tag, offset));
    const brightness = color[1] ?? 0;
    if (brightness < minimum || brightness > maximum) return false;
    color.forEach((value, index) => (sum[index] = (sum[index] ?? 0) + value));
  }
  return white.every((value, index) => Math.abs(value - (sum[index] ?? 0)) < maxWhiteDistance);
}

function isUsualCurve(tag: DataView | undefined): boolean {
  if (!tag) return false;
  const type = readSignature(tag, 0);
  const values = type === 'curv' ? readSampledCurve(tag) : type === 'para' ? readFormula(tag) : [];
  const isRising = values.every((value, index) => value >= (values[index - 1] ?? 0) - 0.001);
  const isWithin = values.every((value, index) => {
    const input = index / (values.length - 1);
    return (
      value >= input ** maxGamma - curveTolerance && value <= input ** minGamma + curveTolerance
    );
  });
  return values.length > 1 && isRising && isWithin;
}

/** Number of values of a curve that is given by a formula. */
const stepCount = 33;

const computeValues = (compute: (value: number) => number): number[] =>
  Array.from({ length: stepCount }, (_, index) => compute(index / (stepCount - 1)));

function readSampledCurve(tag: DataView): number[] {
  const count = tag.getUint32(8);
  if (count === 0) return computeValues((value) => value);
  if (count === 1) return computeValues((value) => value ** (tag.getUint16(12) / 256));
  if (count > 65_536) return [];
  return Array.from({ length: count }, (_, index) => tag.getUint16(12 + 2 * index) / 65_535);
}

/** Computes a parametric curve of ICC.1:2022, 10.18. */
function readFormula(tag: DataView): number[] {
  const kind = tag.getUint16(8);
  const parameterCount = [1, 3, 4, 5, 7][kind];
  if (parameterCount === undefined) return [];
  const parameters = Array.from({ length: parameterCount }, (_, index) =>
    readFixed(tag, 12 + 4 * index),
  );
  const [gamma = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = parameters;
  const computePower = (value: number) => Math.max(0, a * value + b) ** gamma;
  if (kind === 0) return computeValues((value) => value ** gamma);
  if (kind === 1 || kind === 2)
    return computeValues((value) => (a * value + b >= 0 ? computePower(value) : 0) + c);
  return computeValues((value) => (value >= d ? computePower(value) + e : c * value + f));
}
