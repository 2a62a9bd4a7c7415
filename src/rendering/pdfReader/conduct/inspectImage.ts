import { DamagedImageError } from '../../images/formats/damagedImage.ts';
import { parseJpeg } from '../../images/formats/jpegFile.ts';
import { AmbiguousPdfError, PdfStream } from '../structure/pdfValues.ts';
import { countComponents, inspectColorSpace } from './inspectColors.ts';
import { createKeySet, type Inspection } from './Inspection.ts';

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
  isMaskOfImage = false,
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
  if (!(width * height <= maxPixels)) throw new AmbiguousPdfError('An image is too large.');
  const isMask = (await structure.readEntry(dictionary, 'ImageMask')) === true;
  if (isMask && (depth !== 1 || dictionary.has('ColorSpace')))
    throw new AmbiguousPdfError('A mask has colours.');
  const isPlain = filters.every((filter) => filter === 'FlateDecode');
  if (isPlain && !dictionary.has('DecodeParms')) {
    const { length } = await structure.decodeStream(stream);
    const components = Number(
      await countComponents(inspection, dictionary.get('ColorSpace') ?? null),
    );
    if (!(length >= Math.ceil((width * depth * components) / 8) * height))
      throw new AmbiguousPdfError('An image is incomplete.');
  }
  if (filters.join(' ') === 'DCTDecode' && !hasJpegSize(stream.bytes, width, height))
    throw new AmbiguousPdfError('A JPEG image has another size.');
  await inspectColorSpace(inspection, dictionary.get('ColorSpace') ?? null);
  for (const key of ['SMask', 'Mask']) {
    const mask = await structure.readEntry(dictionary, key);
    if (!(mask instanceof PdfStream)) continue;
    if (isMaskOfImage) throw new AmbiguousPdfError('A mask has a mask.');
    await inspectImage(inspection, mask, true);
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
