import { DamagedImageError } from '../../images/formats/damagedImage.ts';
import { parseJpeg } from '../../images/formats/jpegFile.ts';
import {
  AmbiguousPdfError,
  PdfName,
  PdfStream,
  type PdfDictionary,
  type PdfValue,
} from '../structure/pdfValues.ts';
import { countComponents, inspectColorSpace } from './inspectColors.ts';
import { createKeySet, type Inspection, toArray, toDictionary } from './Inspection.ts';

const imageKeys = createKeySet(`
  Type Subtype Name Width Height ColorSpace BitsPerComponent Filter Length DecodeParms SMask
  Interpolate Intent Decode ImageMask Mask StructParent Metadata
`);
const imageFilters = new Set(['FlateDecode', 'DCTDecode']);

/** Maximum number of pixels of an image. Larger ones are refused by some programs and drawn by others. */
const maxPixels = 100_000_000;

/** Reports what programs draw in different ways. @throws AmbiguousPdfError for an image that contradicts itself */
export async function inspectImage(
  inspection: Inspection,
  stream: PdfStream,
  maskKey?: 'SMask' | 'Mask',
): Promise<void> {
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
  const isSize = [width, height].every((length) => Number.isInteger(length) && length > 0);
  if (!isSize || width * height > maxPixels || ![1, 2, 4, 8].includes(depth))
    throw new AmbiguousPdfError('An image has an unusual size.');
  const space = await structure.readEntry(dictionary, 'ColorSpace');
  const isMask = (await structure.readEntry(dictionary, 'ImageMask')) === true;
  if (isMask ? depth !== 1 || space !== null : space === null)
    throw new AmbiguousPdfError('A mask has colours, or an image has none.');
  const isOpacity = space instanceof PdfName && space.text === 'DeviceGray';
  if ((maskKey === 'Mask' && !isMask) || (maskKey === 'SMask' && !isOpacity))
    throw new AmbiguousPdfError('A mask has another kind.');
  const components = Number(await countComponents(inspection, space));
  await checkDecode(inspection, stream, components);
  if (filters.every((filter) => filter === 'FlateDecode')) {
    const rowLength = Math.ceil((width * depth * components) / 8);
    const hasPredictor = await checkPredictor(inspection, dictionary, { width, depth, components });
    const entries = new Map([...dictionary].filter(([key]) => key !== 'DecodeParms'));
    const bytes = await structure.decodeStream(new PdfStream(entries, stream.bytes));
    if (!isComplete(bytes, rowLength, height, hasPredictor))
      throw new AmbiguousPdfError('An image is incomplete.');
  }
  if (filters.includes('DCTDecode')) {
    const { bytes, transform } = await readJpeg(inspection, stream, filters);
    if (!isPlainJpeg(bytes, { width, height, components, transform }))
      throw new AmbiguousPdfError('A JPEG image contradicts its entries.');
  }
  await inspectColorSpace(inspection, dictionary.get('ColorSpace') ?? null);
  for (const key of ['SMask', 'Mask'] as const) {
    const mask = await structure.readEntry(dictionary, key);
    if (mask === null) continue;
    // Programs disagree on masks that are ranges of colours.
    if (!(mask instanceof PdfStream) || maskKey || isMask)
      throw new AmbiguousPdfError('A mask has a mask, or a mask is not an image.');
    await inspectImage(inspection, mask, key);
  }
}

/**
 * Returns the bytes of a JPEG image, which some programs compress again, and the colour transform that its entries name.
 * @throws AmbiguousPdfError for another order of the filters
 */
async function readJpeg(
  { structure }: Inspection,
  { dictionary, bytes }: PdfStream,
  filters: readonly string[],
): Promise<{ bytes: Uint8Array; transform: PdfValue | undefined }> {
  const value = await structure.readEntry(dictionary, 'DecodeParms');
  const list = Array.isArray(value) ? toArray(value) : [value];
  const parameters: (PdfDictionary | undefined)[] = [];
  for (const entry of list) parameters.push(toDictionary(await structure.resolve(entry)));
  const lastParameters = parameters[filters.length - 1];
  const transform = lastParameters && (await structure.readEntry(lastParameters, 'ColorTransform'));
  if (filters.length === 1) return { bytes, transform };
  if (filters.join(' ') !== 'FlateDecode DCTDecode' || parameters[0])
    throw new AmbiguousPdfError('A JPEG image has unusual filters.');
  const entries = new Map<string, PdfValue>([['Filter', new PdfName('FlateDecode')]]);
  return { bytes: await structure.decodeStream(new PdfStream(entries, bytes)), transform };
}

const predictorKeys = createKeySet('Predictor Columns Colors BitsPerComponent');

/** Returns whether each row of an image begins with a PNG filter. @throws AmbiguousPdfError for other parameters */
async function checkPredictor(
  inspection: Inspection,
  dictionary: PdfDictionary,
  { width, depth, components }: Readonly<Record<'width' | 'depth' | 'components', number>>,
): Promise<boolean> {
  const value = await inspection.structure.readEntry(dictionary, 'DecodeParms');
  if (value === null) return false;
  const parameters = toDictionary(value) ?? new Map<string, PdfValue>();
  inspection.checkKeys(parameters, predictorKeys);
  const isPng =
    Number(parameters.get('Predictor')) >= 10 && Number(parameters.get('Predictor')) <= 15;
  const isSame =
    (parameters.get('Columns') ?? 1) === width &&
    (parameters.get('Colors') ?? 1) === components &&
    (parameters.get('BitsPerComponent') ?? 8) === depth;
  if (!isPng || !isSame) throw new AmbiguousPdfError('An image has unusual parameters.');
  return true;
}

/** Highest number of a PNG filter. */
const maxFilter = 4;

/** Returns whether the bytes of an image have all its rows, each after a valid filter if they have filters. */
function isComplete(bytes: Uint8Array, rowLength: number, rowCount: number, hasFilters: boolean) {
  if (!hasFilters) return bytes.length >= rowLength * rowCount;
  for (let row = 0; row < rowCount; row++)
    if (!((bytes[row * (rowLength + 1)] ?? Infinity) <= maxFilter)) return false;
  return bytes.length >= (rowLength + 1) * rowCount;
}

/** Checks that an image shows its colours as they are or inverted. Programs disagree on all other ranges. */
async function checkDecode(
  inspection: Inspection,
  { dictionary }: PdfStream,
  components: number,
): Promise<void> {
  if ((await inspection.structure.readEntry(dictionary, 'Decode')) === null) return;
  const numbers = await inspection.readNumbers(dictionary, 'Decode', 2 * components);
  const [start = 0] = numbers ?? [];
  if (!numbers?.every((value, index) => value === (index % 2 === 0 ? start : 1 - start)))
    throw new AmbiguousPdfError('An image has unusual ranges of colours.');
}

/** Entries of an image that repeat properties of its JPEG. */
interface JpegEntries {
  width: number;
  height: number;
  components: number;
  transform: PdfValue | undefined;
}

/**
 * Returns whether a JPEG has the size and colours that the entries of its image name. Some programs take those of the
 * JPEG, others those of the PDF.
 */
function isPlainJpeg(bytes: Uint8Array, entries: JpegEntries): boolean {
  try {
    const jpeg = parseJpeg(bytes);
    const transform = entries.transform ?? jpeg.adobeTransform ?? 1;
    return (
      jpeg.isCommon &&
      jpeg.width === entries.width &&
      jpeg.height === entries.height &&
      jpeg.components === entries.components &&
      transform === (jpeg.adobeTransform ?? transform) &&
      !jpeg.isAmbiguous &&
      !(jpeg.isRgbByName && transform !== 0)
    );
  } catch (error) {
    if (error instanceof DamagedImageError || error instanceof RangeError) return false;
    throw error;
  }
}
