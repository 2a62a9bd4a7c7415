import { DamagedImageError } from '../../images/formats/damagedImage.ts';
import { parseJpeg } from '../../images/formats/jpegFile.ts';
import {
  AmbiguousPdfError,
  PdfName,
  PdfStream,
  type PdfDictionary,
  type PdfValue,
} from '../structure/pdfValues.ts';
import {
  defaultSpaces,
  inspectColorSpace,
  inspectGroup,
  inspectPattern,
  inspectShading,
} from './inspectColors.ts';
import { inspectContent } from './inspectContent.ts';
import { inspectFont } from './inspectFont.ts';
import { createKeySet, type Inspection, toDictionary } from './Inspection.ts';

const resourceKeys = createKeySet(`
  ProcSet Font XObject ExtGState ColorSpace Pattern Shading Properties
`);
const formKeys = createKeySet(`
  Type Subtype FormType Name BBox Matrix Resources Group StructParents StructParent Length Filter
  LastModified Metadata
`);
const imageKeys = createKeySet(`
  Type Subtype Name Width Height ColorSpace BitsPerComponent Filter Length DecodeParms SMask
  Interpolate Intent Decode ImageMask Mask StructParent Metadata
`);
const imageFilters = new Set(['FlateDecode', 'DCTDecode']);
const graphicsStateKeys = createKeySet(`
  Type LW LC LJ ML D RI FL SM SA BM SMask CA ca AIS TK OP op OPM AAPL:AA
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
    ['Shading', inspectShading],
    ['Pattern', inspectTilingOrShading],
    ['XObject', inspectXObject],
    ['Font', inspectFontWithGlyphs],
    ['Properties', inspectProperties],
  ] as const) {
    const entries = await inspection.readDictionary(resources, category);
    if (category === 'ColorSpace')
      for (const key of defaultSpaces) if (entries?.has(key)) inspection.addFinding('unusual', key);
    for (const entry of entries?.values() ?? []) {
      const object = await inspection.structure.resolve(entry);
      if (object instanceof PdfStream && inspection.openForms.has(object))
        throw new AmbiguousPdfError('A form contains itself.');
      if (entry instanceof PdfName || inspection.isFirstVisit(category, entry))
        await inspect(inspection, entry, resources);
    }
  }
  return resources;
}

/** Blend modes that paint a colour as it is. */
const plainModes = new Set(['Normal', 'Compatible']);

async function inspectGraphicsState(inspection: Inspection, value: PdfValue): Promise<void> {
  const state = toDictionary(await inspection.structure.resolve(value));
  if (!state) return;
  inspection.checkKeys(state, graphicsStateKeys);
  const blendMode = await inspection.structure.readEntry(state, 'BM');
  // Programs disagree on the colours that are mixed in groups.
  if (blendMode !== null && !(blendMode instanceof PdfName && plainModes.has(blendMode.text)))
    inspection.addFinding('unusual', 'BM');
  for (const key of ['OP', 'op'])
    if ((await inspection.structure.readEntry(state, key)) === true)
      inspection.addFinding('unusual', key);
  const mask = await inspection.readDictionary(state, 'SMask');
  if (!mask) return;
  if (mask.has('TR')) inspection.addFinding('unusual', 'TR');
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

/** Maximum number of pixels of an image. Larger ones are refused by some programs and drawn by others. */
const maxPixels = 100_000_000;

async function inspectImage(inspection: Inspection, stream: PdfStream): Promise<void> {
  const { structure } = inspection;
  const { dictionary } = stream;
  inspection.checkKeys(dictionary, imageKeys);
  const filters = await structure.readFilters(dictionary);
  for (const filter of filters)
    if (!imageFilters.has(filter)) inspection.addFinding('unusual', filter);
  const [width, height, depth] = [
    Number(await structure.readEntry(dictionary, 'Width')),
    Number(await structure.readEntry(dictionary, 'Height')),
    Number((await structure.readEntry(dictionary, 'BitsPerComponent')) ?? 1),
  ];
  if (!(width * height <= maxPixels)) throw new AmbiguousPdfError('An image is too large.');
  const isPlain = filters.every((filter) => filter === 'FlateDecode');
  if (isPlain && !dictionary.has('DecodeParms')) {
    const { length } = await structure.decodeStream(stream);
    if (length < Math.ceil((width * depth) / 8) * height)
      throw new AmbiguousPdfError('An image is incomplete.');
  }
  if (filters.join(' ') === 'DCTDecode' && !hasJpegSize(stream.bytes, width, height))
    throw new AmbiguousPdfError('A JPEG image has another size.');
  await inspectColorSpace(inspection, dictionary.get('ColorSpace') ?? null);
  for (const key of ['SMask', 'Mask']) {
    const mask = dictionary.get(key) ?? null;
    if ((await structure.resolve(mask)) instanceof PdfStream)
      await inspectXObject(inspection, mask);
  }
}

/** Returns whether a JPEG has a size. Some programs take that of the JPEG, others that of the PDF. */
function hasJpegSize(bytes: Uint8Array, width: number, height: number): boolean {
  try {
    const jpeg = parseJpeg(bytes);
    return jpeg.width === width && jpeg.height === height;
  } catch (error) {
    if (error instanceof DamagedImageError || error instanceof RangeError) return false;
    throw error;
  }
}

async function inspectForm(inspection: Inspection, stream: PdfStream): Promise<void> {
  inspection.checkKeys(stream.dictionary, formKeys);
  inspection.openForms.add(stream);
  await inspectGroup(inspection, stream.dictionary);
  const resources = await inspectResources(inspection, stream.dictionary.get('Resources'));
  await inspectContent(inspection, await inspection.structure.decodeStream(stream), resources);
  inspection.openForms.delete(stream);
}

async function inspectTilingOrShading(inspection: Inspection, value: PdfValue): Promise<void> {
  const pattern = await inspection.structure.resolve(value);
  if (!(pattern instanceof PdfStream)) return inspectPattern(inspection, pattern);
  const resources = await inspectResources(inspection, pattern.dictionary.get('Resources'));
  await inspectContent(inspection, await inspection.structure.decodeStream(pattern), resources);
}

async function inspectFontWithGlyphs(
  inspection: Inspection,
  value: PdfValue,
  pageResources: PdfDictionary,
): Promise<void> {
  const font = await inspectFont(inspection, value);
  const glyphs = font && (await inspection.readDictionary(font, 'CharProcs'));
  if (!glyphs) return;
  const resources = font.has('Resources')
    ? await inspectResources(inspection, font.get('Resources'))
    : pageResources;
  for (const glyph of glyphs.values()) {
    const stream = await inspection.structure.resolve(glyph);
    if (stream instanceof PdfStream)
      await inspectContent(inspection, await inspection.structure.decodeStream(stream), resources);
  }
}

async function inspectProperties(inspection: Inspection, value: PdfValue): Promise<void> {
  const properties = toDictionary(await inspection.structure.resolve(value));
  if (properties?.has('Type')) inspection.addFinding('layer');
}
