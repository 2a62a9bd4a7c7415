import { PdfName, type PdfValue } from '../structure/pdfValues.ts';
import { type Inspection, toArray, toDictionary } from './Inspection.ts';

/** Colour spaces that look the same on every screen and printer. */
const deviceSpaces = new Set(['DeviceGray', 'DeviceRGB', 'Pattern', 'G', 'RGB']);
const profiledSpaces = new Set(['ICCBased', 'CalRGB', 'CalGray']);

const shadingKeys = new Set([
  'ShadingType',
  'ColorSpace',
  'Background',
  'BBox',
  'AntiAlias',
  'Coords',
  'Domain',
  'Function',
  'Extend',
]);
const patternKeys = new Set(['Type', 'PatternType', 'Shading', 'Matrix']);

/** Reports colour spaces whose colours depend on the program, such as inks of a press. */
export async function inspectColorSpace(inspection: Inspection, value: PdfValue): Promise<void> {
  const space = await inspection.structure.resolve(value);
  if (space === null) return;
  if (space instanceof PdfName) {
    if (!deviceSpaces.has(space.text)) inspection.addFinding('unusual', space.text);
    return;
  }
  const [kind, base] = toArray(space);
  const family = kind instanceof PdfName ? kind.text : '';
  if (family === 'Indexed' || family === 'Pattern')
    await inspectColorSpace(inspection, base ?? null);
  else if (family === 'ICCBased') {
    const profile = toDictionary(await inspection.structure.resolve(base));
    if (profile?.get('N') === 4) inspection.addFinding('unusual', 'DeviceCMYK');
  } else if (!profiledSpaces.has(family) && !deviceSpaces.has(family))
    inspection.addFinding('unusual', family);
}

/** Reports gradients of unusual kinds. */
export async function inspectShading(inspection: Inspection, value: PdfValue): Promise<void> {
  const shading = toDictionary(await inspection.structure.resolve(value));
  if (!shading) return;
  inspection.checkKeys(shading, shadingKeys);
  const type = await inspection.structure.readEntry(shading, 'ShadingType');
  if (type !== 2 && type !== 3) inspection.addFinding('unusual', 'ShadingType');
  await inspectColorSpace(inspection, shading.get('ColorSpace') ?? null);
}

/** Reports gradients of unusual kinds that are used as a colour. */
export async function inspectPattern(inspection: Inspection, value: PdfValue): Promise<void> {
  const pattern = toDictionary(value);
  if (!pattern) return;
  inspection.checkKeys(pattern, patternKeys);
  await inspectShading(inspection, pattern.get('Shading') ?? null);
}
