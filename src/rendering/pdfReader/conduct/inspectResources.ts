import {
  AmbiguousPdfError,
  PdfName,
  PdfStream,
  type PdfDictionary,
  type PdfValue,
} from '../structure/pdfValues.ts';
import { reservedSpaces, inspectColorSpace, inspectGroup } from './inspectColors.ts';
import { inspectContent } from './inspectContent.ts';
import { inspectFont } from './inspectFont.ts';
import { inspectImage } from './inspectImage.ts';
import { checkUnitArea, computeUnitArea } from './ContentState.ts';
import { checkGlyphBounds } from './checkGlyphBounds.ts';
import { createKeySet, type Inspection, toDictionary } from './Inspection.ts';

const resourceKeys = createKeySet(`
  ProcSet Font XObject ExtGState ColorSpace Pattern Shading Properties
`);
const formKeys = createKeySet(`
  Type Subtype FormType Name BBox Matrix Resources Group StructParents StructParent Length Filter
  LastModified Metadata
`);
const graphicsStateKeys = createKeySet(`
  Type LW LC LJ ML RI FL SM SA BM SMask CA ca AIS TK OP op OPM AAPL:AA
`);

/**
 * Inspects the fonts, images, colours and further objects that a content stream can use.
 * @returns the resources
 * @throws AmbiguousPdfError if one breaks the rules of the format
 */
export async function inspectResources(
  inspection: Inspection,
  value: PdfValue | undefined,
): Promise<PdfDictionary> {
  const resources =
    toDictionary(await inspection.structure.resolve(value)) ?? new Map<string, PdfValue>();
  if (!inspection.isFirstVisit('resources', resources)) return resources;
  inspection.checkKeys(resources, resourceKeys);
  for (const [category, inspect] of [
    ['ExtGState', inspectGraphicsState],
    ['ColorSpace', inspectColorSpace],
    ['Shading', reportPattern],
    ['Pattern', reportPattern],
    ['XObject', inspectXObject],
    ['Font', inspectFontWithGlyphs],
    ['Properties', inspectProperties],
  ] as const) {
    const entries = await inspection.readDictionary(resources, category);
    if (category === 'ColorSpace')
      for (const key of reservedSpaces)
        if (entries?.has(key)) inspection.addFinding('unusual', key);
    for (const entry of entries?.values() ?? []) {
      const object = await inspection.structure.resolve(entry);
      if (object instanceof PdfStream && inspection.openForms.has(object))
        throw new AmbiguousPdfError('A form contains itself.');
      if (entry instanceof PdfName || inspection.isFirstVisit(category, entry))
        await inspect(inspection, entry);
    }
  }
  return resources;
}

/** Values that all programs read in the same way. Some ignore others, and some take the nearest. */
const graphicsStateRanges: ReadonlyMap<string, readonly [minimum: number, maximum: number]> =
  new Map([
    ['ca', [0, 1]],
    ['CA', [0, 1]],
    ['LW', [0, Infinity]],
    ['LC', [0, 2]],
    ['LJ', [0, 2]],
    ['ML', [1, Infinity]],
  ]);

/** Blend modes that paint a colour as it is. */
const plainModes = new Set(['Normal', 'Compatible']);

const maskTypes = createKeySet('Alpha Luminosity');

async function inspectGraphicsState(inspection: Inspection, value: PdfValue): Promise<void> {
  const state = toDictionary(await inspection.structure.resolve(value));
  if (!state) return;
  inspection.checkKeys(state, graphicsStateKeys);
  // Some programs take it for 0 or false, and others ignore it.
  for (const key of state.keys())
    if ((await inspection.structure.readEntry(state, key)) === null)
      throw new AmbiguousPdfError('A graphics state has an empty value.');
  for (const [key, [minimum, maximum]] of graphicsStateRanges) {
    const number = (await inspection.structure.readEntry(state, key)) ?? minimum;
    if (!(typeof number === 'number' && number >= minimum && number <= maximum))
      throw new AmbiguousPdfError('A graphics state has an unusual value.');
  }
  const blendMode = await inspection.structure.readEntry(state, 'BM');
  // Programs disagree on the colours that are mixed in groups.
  if (blendMode !== null && !(blendMode instanceof PdfName && plainModes.has(blendMode.text)))
    inspection.addFinding('unusual', 'BM');
  for (const key of ['OP', 'op'])
    if ((await inspection.structure.readEntry(state, key)) === true)
      inspection.addFinding('unusual', key);
  const mask = await inspection.readDictionary(state, 'SMask');
  if (mask) await inspectMask(inspection, mask);
  else if (state.has('SMask') && (await inspection.readName(state, 'SMask')) !== 'None')
    throw new AmbiguousPdfError('A mask has another kind.');
}

/**
 * Inspects a mask of what is drawn after it (ISO 32000-2, 11.6.5.2). Programs disagree on masks that are not a group, and on
 * colours of groups that name no colour space.
 */
async function inspectMask(inspection: Inspection, mask: PdfDictionary): Promise<void> {
  const kind = await inspection.readName(mask, 'S');
  const form = toDictionary(await inspection.structure.readEntry(mask, 'G'));
  const group = form && (await inspection.readDictionary(form, 'Group'));
  const isGroup = group && (await inspection.readName(group, 'S')) === 'Transparency';
  if (!maskTypes.has(kind) || !isGroup || (kind === 'Luminosity' && !group.has('CS')))
    throw new AmbiguousPdfError('A mask has another kind.');
  if (mask.has('TR')) inspection.addFinding('unusual', 'TR');
  const backdrop = await inspection.readArray(mask, 'BC');
  // Only black is the same in every colour space.
  if (backdrop.some((value) => value !== 0)) inspection.addFinding('unusual', 'BC');
  await inspectXObject(inspection, mask.get('G') ?? null);
}

async function inspectXObject(inspection: Inspection, value: PdfValue): Promise<void> {
  const stream = await inspection.structure.resolve(value);
  if (!(stream instanceof PdfStream)) throw new AmbiguousPdfError('An image or form is missing.');
  const { dictionary } = stream;
  const subtype = await inspection.readName(dictionary, 'Subtype');
  if (subtype === 'Form') return inspectForm(inspection, stream);
  if (subtype === 'Image') return inspectImage(inspection, stream);
  inspection.addFinding('unusual', subtype);
}

async function inspectForm(inspection: Inspection, stream: PdfStream): Promise<void> {
  inspection.checkKeys(stream.dictionary, formKeys);
  inspection.openForms.add(stream);
  await inspectGroup(inspection, stream.dictionary);
  await checkGeometry(inspection, stream.dictionary);
  const resources = await inspectResources(inspection, stream.dictionary.get('Resources'));
  await checkDepth(inspection, stream, resources);
  const content = await inspection.structure.decodeStream(stream);
  await inspectContent(inspection, 'form', content, resources);
  inspection.openForms.delete(stream);
}

/** Checks the box and the matrix of a form. Without a valid box, some programs draw it and others do not. */
async function checkGeometry(inspection: Inspection, dictionary: PdfDictionary): Promise<void> {
  const box = await inspection.readNumbers(dictionary, 'BBox', 4);
  const matrix = await inspection.readNumbers(dictionary, 'Matrix', 6);
  if (matrix) checkUnitArea(computeUnitArea(matrix));
  if (!box || (dictionary.has('Matrix') && !matrix))
    throw new AmbiguousPdfError('A form has no box.');
}

/** Maximum number of forms within each other. Programs do not draw deeper ones, each from another depth on. */
const maxFormDepth = 8;

async function checkDepth(
  inspection: Inspection,
  form: PdfStream,
  resources: PdfDictionary,
): Promise<void> {
  const objects = await inspection.readDictionary(resources, 'XObject');
  let depth = 1;
  for (const value of objects?.values() ?? []) {
    const object = await inspection.structure.resolve(value);
    const innerDepth = object instanceof PdfStream ? inspection.formDepths.get(object) : undefined;
    depth = Math.max(depth, 1 + (innerDepth ?? 0));
  }
  if (depth > maxFormDepth) throw new AmbiguousPdfError('Too many forms are within each other.');
  inspection.formDepths.set(form, depth);
}

/** Reports a gradient or tiles. Issued files have none, and programs compute their colours and distances differently. */
function reportPattern(inspection: Inspection): void {
  inspection.addFinding('unusual', 'Pattern');
}

async function inspectFontWithGlyphs(inspection: Inspection, value: PdfValue): Promise<void> {
  const font = await inspectFont(inspection, value);
  const glyphs = font && (await inspection.readDictionary(font, 'CharProcs'));
  if (!glyphs) return;
  // Without resources of its own, a glyph has those of each page, or of the page that was drawn first.
  const resources = await inspectResources(inspection, font.get('Resources'));
  const stencilNames = await listStencilNames(inspection, resources);
  for (const glyph of glyphs.values()) {
    const stream = await inspection.structure.resolve(glyph);
    if (!(stream instanceof PdfStream)) continue;
    const content = await inspection.structure.decodeStream(stream);
    checkGlyphBounds(content, stencilNames);
    await inspectContent(inspection, 'glyph', content, resources);
  }
}

/** Lists the names of the images that have no colours. */
async function listStencilNames(
  inspection: Inspection,
  resources: PdfDictionary,
): Promise<ReadonlySet<string>> {
  const objects = await inspection.readDictionary(resources, 'XObject');
  const names = new Set<string>();
  for (const [name, value] of objects ?? []) {
    const object = toDictionary(await inspection.structure.resolve(value));
    if (!object || (await inspection.readName(object, 'Subtype')) !== 'Image') continue;
    if ((await inspection.structure.readEntry(object, 'ImageMask')) === true) names.add(name);
  }
  return names;
}

async function inspectProperties(inspection: Inspection, value: PdfValue): Promise<void> {
  const properties = toDictionary(await inspection.structure.resolve(value));
  if (properties?.has('Type')) inspection.addFinding('layer');
}
