import { type ColorSpace, type ToneCurve } from './colorSpace.ts';
import { readIfUndamaged } from './damagedImage.ts';

/** The parts of an ICC colour profile that are needed to convert colours. */
export interface IccProfile {
  /** Colour model of the image, four characters: `RGB `, `GRAY`, `CMYK`, … */
  model: string;
  /**
   * RGB colour space that the profile describes. Undefined if the profile contains a colour lookup table, which this
   * module cannot evaluate.
   */
  space: ColorSpace | undefined;
}

const headerSize = 128;
/** CIE XYZ coordinates of the white point D50, to which ICC profiles are adapted. */
const white = [0.9642, 1, 0.8249];

/** Parses an ICC colour profile. @returns undefined for an invalid profile. Browsers ignore such a profile too */
export function readIccProfile(bytes: Uint8Array): IccProfile | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readIfUndamaged(() => parseProfile(view));
}

function parseProfile(file: DataView): IccProfile | undefined {
  if (readLetters(file, 36) !== 'acsp' || file.getUint32(0) > file.byteLength) return undefined;
  const model = readLetters(file, 16);
  const readTag = createTagReader(file);
  // Like browsers, prefer a lookup table over primaries and curves.
  if (readTag('A2B0', () => true)) return { model, space: undefined };
  const curveNames = model === 'GRAY' ? ['kTRC', 'kTRC', 'kTRC'] : ['rTRC', 'gTRC', 'bTRC'];
  const curves = curveNames.map((name) => readTag(name, parseCurve));
  const columns = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => readTag(name, parseXyz));
  if (model === 'GRAY' && readLetters(file, 20) === 'XYZ ' && areAllDefined(curves))
    return { model, space: { curves, toXyz: greyToXyz } };
  if (model !== 'RGB ' || !areAllDefined(curves) || !areAllDefined(columns)) return undefined;
  const toXyz = [0, 1, 2].flatMap((row) => columns.map((column) => column[row] ?? 0));
  return { model, space: { curves, toXyz } };
}

/** Matrix to CIE XYZ for grey images, whose samples are copied to the red, green and blue channels. */
const greyToXyz = white.flatMap((part) => [part / 3, part / 3, part / 3]);

const areAllDefined = <Value>(values: (Value | undefined)[]): values is [Value, Value, Value] =>
  values.every((value) => value !== undefined);

const readLetters = (file: DataView, offset: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((position) => file.getUint8(offset + position)));

/** Creates a function that finds a tag (named section) of an ICC profile and parses its content. */
function createTagReader(file: DataView) {
  const count = file.getUint32(headerSize);
  const offsets = new Map<string, number>();
  for (let index = 0; index < count && index < 100; index++) {
    const entry = headerSize + 4 + 12 * index;
    offsets.set(readLetters(file, entry), file.getUint32(entry + 4));
  }
  return <Value>(name: string, read: (file: DataView, offset: number) => Value) => {
    const offset = offsets.get(name);
    return offset === undefined ? undefined : read(file, offset);
  };
}

const readFixedPoint = (file: DataView, offset: number) => file.getInt32(offset) / 65_536;

const parseXyz = (file: DataView, offset: number) =>
  readLetters(file, offset) === 'XYZ '
    ? [8, 12, 16].map((position) => readFixedPoint(file, offset + position))
    : undefined;

/** Parses a tone curve of an ICC profile. @returns undefined for an unknown type of curve */
function parseCurve(file: DataView, offset: number): ToneCurve | undefined {
  switch (readLetters(file, offset)) {
    case 'curv':
      return createSampledCurve(file, offset);
    case 'para':
      return createParametricCurve(file, offset);
    default:
      return undefined;
  }
}

/**
 * Creates a tone curve from a `curv` tag of an ICC profile. A tag without values is the identity, a single value is the
 * gamma exponent, and several values are samples of the curve.
 */
function createSampledCurve(file: DataView, offset: number): ToneCurve {
  const count = file.getUint32(offset + 8);
  if (count === 0) return (sample) => sample;
  if (count === 1) {
    const exponent = file.getUint16(offset + 12) / 256;
    return (sample) => sample ** exponent;
  }
  // Throws a RangeError for a wrong count.
  file.getUint16(offset + 12 + 2 * (count - 1));
  const value = (index: number) => file.getUint16(offset + 12 + 2 * index) / 65_535;
  return (sample) => {
    const position = sample * (count - 1);
    const below = Math.min(Math.floor(position), count - 2);
    return value(below) + (position - below) * (value(below + 1) - value(below));
  };
}

/** Names of the curve parameters in a `para` tag of an ICC profile, in file order, for each function type from 0. */
const parameters = ['g', 'gab', 'gabc', 'gabcd', 'gabcdef'];

/**
 * Creates a tone curve from a `para` tag of an ICC profile. The curve is `(ax + b)^g + e` for samples x from `d` on,
 * and `cx + f` for smaller samples.
 */
function createParametricCurve(file: DataView, offset: number): ToneCurve | undefined {
  const kind = file.getUint16(offset + 8);
  const names = parameters[kind];
  if (!names) return undefined;
  const values = new Map(
    Array.from(names, (name, index) => [name, readFixedPoint(file, offset + 12 + 4 * index)]),
  );
  const [g, a, b] = [values.get('g') ?? 1, values.get('a') ?? 1, values.get('b') ?? 0];
  // Types 1 and 2 start where their base is zero. Type 2 adds its constant on both sides.
  const constant = kind === 2 ? (values.get('c') ?? 0) : 0;
  const [c, e, f] =
    kind < 3
      ? [0, constant, constant]
      : [values.get('c') ?? 0, values.get('e') ?? 0, values.get('f') ?? 0];
  const start = kind < 3 ? (a === 0 ? 0 : -b / a) : (values.get('d') ?? 0);
  return (sample) => (sample >= start ? Math.max(0, a * sample + b) ** g + e : c * sample + f);
}
