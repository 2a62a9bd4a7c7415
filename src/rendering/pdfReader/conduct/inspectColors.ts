import {
  AmbiguousPdfError,
  PdfName,
  PdfStream,
  type PdfDictionary,
  type PdfValue,
} from '../structure/pdfValues.ts';
import { isUsualProfile } from './isUsualProfile.ts';
import { createKeySet, type Inspection, toArray, toDictionary } from './Inspection.ts';

/** Colour spaces that look the same on every screen and printer. */
const deviceSpaces = new Set(['DeviceGray', 'DeviceRGB', 'Pattern', 'G', 'RGB']);

/** Maximum number of colour spaces within each other: a pattern of colours of a profile. */
const maxSpaceDepth = 3;

/** Reports colour spaces whose colours depend on the program, such as inks of a press. */
export const inspectColorSpace = (inspection: Inspection, value: PdfValue): Promise<void> =>
  inspectNestedSpace(inspection, value, 0);

async function inspectNestedSpace(
  inspection: Inspection,
  value: PdfValue,
  depth: number,
): Promise<void> {
  if (depth > maxSpaceDepth) throw new AmbiguousPdfError('A colour space contains itself.');
  const space = await inspection.structure.resolve(value);
  if (space === null) return;
  if (space instanceof PdfName) {
    if (!deviceSpaces.has(space.text)) inspection.addFinding('unusual', space.text);
    return;
  }
  const [kind, base] = toArray(space);
  const family = kind instanceof PdfName ? kind.text : '';
  if (family === 'Pattern') await inspectNestedSpace(inspection, base ?? null, depth + 1);
  else if (family === 'ICCBased') {
    await inspectProfile(inspection, base ?? null);
  } else if (family === 'CalGray' || family === 'CalRGB') {
    await inspectCalibration(inspection, base);
  } else if (!deviceSpaces.has(family)) inspection.addFinding('unusual', family);
}

/** Returns the number of values of a colour in a colour space, or `pattern`. */
export async function countComponents(
  inspection: Inspection,
  value: PdfValue,
): Promise<number | 'pattern'> {
  const space = await inspection.structure.resolve(value);
  const [kind, base] = space instanceof PdfName ? [space] : toArray(space);
  const family = kind instanceof PdfName ? kind.text : '';
  if (family === 'Pattern') return 'pattern';
  if (family === 'ICCBased') {
    const profile = toDictionary(await inspection.structure.resolve(base));
    return Number(profile && (await inspection.structure.readEntry(profile, 'N')));
  }
  if (family === 'DeviceCMYK') return 4;
  return family.endsWith('RGB') || family === 'Lab' ? 3 : 1;
}

const profileKeys = createKeySet('N Alternate Range Metadata Length Filter');

/** Reports the colour profile of a press, and one that can turn a colour into any other. */
export async function inspectProfile(inspection: Inspection, value: PdfValue): Promise<void> {
  const profile = await inspection.structure.resolve(value);
  if (!inspection.isFirstVisit('profile', profile)) return;
  const count = profile instanceof PdfStream && profile.dictionary.get('N');
  if (profile instanceof PdfStream) {
    inspection.checkKeys(profile.dictionary, profileKeys);
    // Programs that ignore profiles follow it.
    const alternate = await inspection.structure.readEntry(profile.dictionary, 'Alternate');
    const name = alternate instanceof PdfName ? alternate.text : '';
    if (alternate !== null && name !== (count === 1 ? 'DeviceGray' : 'DeviceRGB') && count !== 4)
      inspection.addFinding('unusual', 'Alternate');
  }
  if (count === 4) inspection.addFinding('unusual', 'DeviceCMYK');
  else if (
    !(profile instanceof PdfStream) ||
    !isUsualProfile(await inspection.structure.decodeStream(profile), Number(count))
  )
    inspection.addFinding('unusual', 'ICCBased');
}

/** Limits of the curve of a calibrated colour space. */
const [minGamma, maxGamma] = [1, 2.8];
/** Limits of the white point of a calibrated colour space: that of paper and that of screens. */
const whiteLimits = [
  [0.93, 0.99],
  [1, 1],
  [0.8, 1.12],
] as const;

async function inspectCalibration(
  inspection: Inspection,
  value: PdfValue | undefined,
): Promise<void> {
  const space = toDictionary(await inspection.structure.resolve(value)) ?? new Map();
  const gamma = await inspection.structure.readEntry(space, 'Gamma');
  const numbers = Array.isArray(gamma) ? toArray(gamma) : [gamma ?? 1];
  const isUsual = (number: PdfValue) =>
    typeof number === 'number' && number >= minGamma && number <= maxGamma;
  const white = await inspection.readNumbers(space, 'WhitePoint', 3);
  const isUsualWhite = whiteLimits.every(
    ([minimum, maximum], index) =>
      Number(white?.[index]) >= minimum && Number(white?.[index]) <= maximum,
  );
  if (!numbers.every(isUsual) || space.has('Matrix')) inspection.addFinding('unusual', 'Gamma');
  if (!isUsualWhite) inspection.addFinding('unusual', 'WhitePoint');
  if (space.has('BlackPoint')) {
    const black = await inspection.readNumbers(space, 'BlackPoint', 3);
    if (!black?.every((number) => number === 0)) inspection.addFinding('unusual', 'BlackPoint');
  }
}

/** Names under which a colour space replaces those of the device in some programs only. */
export const reservedSpaces = [
  ...['DefaultGray', 'DefaultRGB', 'DefaultCMYK'],
  ...['DeviceGray', 'DeviceRGB', 'DeviceCMYK', 'Pattern', 'G', 'RGB', 'CMYK'],
];

/** Reports a transparency group of a page or form that some programs draw in another way. */
export async function inspectGroup(inspection: Inspection, parent: PdfDictionary): Promise<void> {
  const group = await inspection.readDictionary(parent, 'Group');
  if (!group) return;
  if (((await inspection.structure.readEntry(group, 'K')) ?? false) !== false)
    inspection.addFinding('unusual', 'K');
  await inspectColorSpace(inspection, group.get('CS') ?? null);
}
