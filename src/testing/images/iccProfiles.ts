/** Minimal ICC colour profiles. */

type Xyz = readonly [x: number, y: number, z: number];

const white: Xyz = [0.9642, 1, 0.8249];

export interface IccProfileOptions {
  model: 'RGB ' | 'GRAY' | 'CMYK';
  /** XYZ values of red, green and blue. */
  primaries?: readonly [Xyz, Xyz, Xyz];
  /** Content of each tone curve tag. */
  curve?: Buffer;
  /** Contents of additional tags, by tag signature. */
  tags?: Readonly<Record<string, Buffer>>;
  connection?: 'XYZ ' | 'Lab ';
}

const toInt32Bytes = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value));
  return bytes;
};
const toFixedPointBytes = (value: number) => toInt32Bytes(value * 65_536);
const toLatin1Bytes = (text: string) => Buffer.from(text, 'latin1');
const padToFour = (bytes: Buffer) =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
const buildXyzTag = (column: Xyz) =>
  Buffer.concat([toLatin1Bytes('XYZ '), toInt32Bytes(0), ...column.map(toFixedPointBytes)]);

/** Builds the content of a tone curve tag from a gamma exponent. */
export const buildPowerCurve = (exponent: number): Buffer =>
  Buffer.concat([
    toLatin1Bytes('curv'),
    toInt32Bytes(0),
    toInt32Bytes(1),
    toUint16Bytes(exponent * 256),
    Buffer.alloc(2),
  ]);

/** Builds the content of a tone curve tag from sampled values, 0 to 1. */
export const buildTableCurve = (values: readonly number[]): Buffer =>
  Buffer.concat([
    toLatin1Bytes('curv'),
    toInt32Bytes(0),
    toInt32Bytes(values.length),
    ...values.map((value) => toUint16Bytes(value * 65_535)),
  ]);

/** The sRGB tone curve as a parametric curve tag. */
export const srgbParametricCurve: Buffer = Buffer.concat([
  toLatin1Bytes('para'),
  toInt32Bytes(0),
  toUint16Bytes(3),
  Buffer.alloc(2),
  ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(toFixedPointBytes),
]);

function toUint16Bytes(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(Math.round(value));
  return bytes;
}

export function buildIccProfile(options: IccProfileOptions): Buffer {
  const { model, primaries, curve, connection = 'XYZ ' } = options;
  const curveNames = model === 'GRAY' ? ['kTRC'] : ['rTRC', 'gTRC', 'bTRC'];
  const tags: [string, Buffer][] = [
    ['wtpt', buildXyzTag(white)],
    ...(primaries ?? []).map((column, index): [string, Buffer] => [
      ['rXYZ', 'gXYZ', 'bXYZ'][index] ?? '',
      buildXyzTag(column),
    ]),
    ...(curve ? curveNames.map((name): [string, Buffer] => [name, curve]) : []),
    ...Object.entries(options.tags ?? {}),
  ];
  let offset = 132 + 12 * tags.length;
  const table: Buffer[] = [];
  const contents: Buffer[] = [];
  for (const [name, content] of tags) {
    table.push(toLatin1Bytes(name), toInt32Bytes(offset), toInt32Bytes(content.length));
    contents.push(padToFour(content));
    offset += padToFour(content).length;
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(offset, 0);
  header.write('\x02\x10', 8, 'latin1');
  header.write(`mntr${model}${connection}`, 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  white.forEach((part, index) => header.set(toFixedPointBytes(part), 68 + 4 * index));
  return Buffer.concat([header, toInt32Bytes(tags.length), ...table, ...contents]);
}

const adobePrimaries = [
  [0.60974, 0.31111, 0.01947],
  [0.20528, 0.62567, 0.06087],
  [0.14919, 0.06322, 0.74457],
] as const;
const srgbPrimaries = [
  [0.43607, 0.22249, 0.01392],
  [0.38515, 0.71687, 0.09708],
  [0.14307, 0.06061, 0.7141],
] as const;
const p3Primaries = [
  [0.51512, 0.2412, -0.00105],
  [0.29198, 0.69225, 0.04189],
  [0.1571, 0.06657, 0.78407],
] as const;
const proPhotoPrimaries = [
  [0.79767, 0.28804, 0],
  [0.13519, 0.71188, 0],
  [0.03134, 0.00009, 0.82491],
] as const;

/**
 * Builds a table that converts 3 or 4 colour channels to Lab, with two grid points per channel. All results are grey.
 * @param dark value of a channel that makes the grey darker; the other value makes it lighter
 */
function buildColorTable(channels: 3 | 4, dark: 0 | 1): Buffer {
  const identity = (count: number) =>
    Buffer.concat(Array.from({ length: count }, () => Buffer.from(Array.from(Array(256).keys()))));
  const corners = Array.from({ length: 2 ** channels }, (_, corner) => {
    const high = Array.from(corner.toString(2)).filter((bit) => bit === '1').length;
    return Buffer.of(255 - 60 * (dark === 1 ? high : channels - high), 128, 128);
  });
  const oneBytes = toFixedPointBytes(1);
  const zeroBytes = toFixedPointBytes(0);
  const matrix = [
    oneBytes,
    zeroBytes,
    zeroBytes,
    zeroBytes,
    oneBytes,
    zeroBytes,
    zeroBytes,
    zeroBytes,
    oneBytes,
  ];
  return Buffer.concat([
    toLatin1Bytes('mft1'),
    toInt32Bytes(0),
    Buffer.of(channels, 3, 2, 0),
    ...matrix,
    identity(channels),
    ...corners,
    identity(3),
  ]);
}

const sampleCurve = (exponent: number) =>
  buildTableCurve(Array.from({ length: 64 }, (_, index) => (index / 63) ** exponent));

export const sampleIccProfiles = {
  sRGB: buildIccProfile({ model: 'RGB ', primaries: srgbPrimaries, curve: srgbParametricCurve }),
  adobeRgb: buildIccProfile({
    model: 'RGB ',
    primaries: adobePrimaries,
    curve: buildPowerCurve(2.19921875),
  }),
  p3: buildIccProfile({ model: 'RGB ', primaries: p3Primaries, curve: srgbParametricCurve }),
  proPhoto: buildIccProfile({
    model: 'RGB ',
    primaries: proPhotoPrimaries,
    curve: sampleCurve(1.8),
  }),
  linear: buildIccProfile({ model: 'RGB ', primaries: srgbPrimaries, curve: buildPowerCurve(1) }),
  grey: buildIccProfile({ model: 'GRAY', curve: buildPowerCurve(1.8) }),
  greyTable: buildIccProfile({ model: 'GRAY', curve: sampleCurve(3) }),
  greyLab: buildIccProfile({ model: 'GRAY', curve: buildPowerCurve(3), connection: 'Lab ' }),
  cmyk: buildIccProfile({
    model: 'CMYK',
    connection: 'Lab ',
    tags: { A2B0: buildColorTable(4, 1) },
  }),
  table: buildIccProfile({
    model: 'RGB ',
    connection: 'Lab ',
    tags: { A2B0: buildColorTable(3, 0) },
  }),
  /** A profile with a lookup table, and with primaries and a curve that contradict the table. */
  tableAndCurve: buildIccProfile({
    model: 'RGB ',
    primaries: srgbPrimaries,
    curve: buildPowerCurve(1),
    tags: { A2B0: buildColorTable(3, 0) },
  }),
} as const;
