import { isCompanyImage } from '../../data/queries/imageQueries.ts';
import type { ApiContext } from '../api.ts';
import { RequestError } from '../requestError.ts';
import { removeImageMetadata } from './imageMetadata.ts';
import { type ParsedImageHeader, type ImageFormat, imageFormats } from './imageFormats.ts';

/** Validation rules for an uploaded image. */
export interface ImageRules {
  /** Field name in error messages, such as `raw_image`. */
  field: string;
  /** Accepted image formats. */
  formats: readonly ('png' | 'jpeg' | 'webp')[];
  /** Maximum size of the file in bytes. */
  maxBytes: number;
  /**
   * Maximum number of megapixels that the file's header may state. Decoding a larger image could exhaust the memory.
   */
  maxMegapixels: number;
}

const FORMAT_NAMES = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' } as const;

const BYTES_PER_MB = 1024 * 1024;

/**
 * Parses an image in a data URL and removes its metadata.
 * @throws RequestError 413 when the image is too large, 400 when it has another format, is damaged or incomplete
 */
export function parseUploadedImage(dataUrl: string, rules: ImageRules) {
  const { field, formats, maxBytes, maxMegapixels } = rules;
  const createError = (status: number, reason: string) =>
    new RequestError(status, `${field}: ${reason}`, field);
  const formatNames = formats.map((format) => FORMAT_NAMES[format]);
  const formatMessage = `must be a ${formatNames.slice(0, -1).join(', ')} or ${formatNames.at(-1)}`;

  const start = new RegExp(`^data:image/(?:${formats.join('|')});base64,`).exec(dataUrl)?.[0]
    .length;
  if (start === undefined) throw createError(400, formatMessage);
  // Measured before decoding: four characters of base64 are three bytes, less one for each `=` at the end.
  const padding = /=*$/.exec(dataUrl.slice(-2))?.[0].length ?? 0;
  if ((dataUrl.length - start) * 0.75 - padding > maxBytes) {
    throw createError(413, `larger than ${maxBytes / BYTES_PER_MB} MB`);
  }
  const bytes = Buffer.from(dataUrl.slice(start), 'base64');
  const imageFormat = imageFormats.find(({ hasSignature }) => hasSignature(bytes));
  if (
    imageFormat === undefined ||
    !formats.some((format) => imageFormat.mediaType === `image/${format}`)
  ) {
    throw createError(400, formatMessage);
  }
  const extent = tryReadExtent(bytes, imageFormat);
  if (extent === undefined) throw createError(400, 'damaged or incomplete');
  if (extent.width * extent.height > maxMegapixels * 1e6) {
    throw createError(400, `more than ${maxMegapixels} megapixels`);
  }
  // Trailing zeros are padding. Anything else is a second file, such as an HTML page hidden in an image.
  if (bytes.subarray(extent.end).some((byte) => byte !== 0)) {
    throw createError(400, 'something follows the end of the picture');
  }
  const image = removeImageMetadata(imageFormat.mediaType, bytes.subarray(0, extent.end));
  return { mediaType: imageFormat.mediaType, bytes: new Uint8Array(image) };
}

/** Reads the size and end of an image. Returns undefined when the file is damaged or incomplete. */
function tryReadExtent(bytes: Buffer, { readExtent }: ImageFormat): ParsedImageHeader | undefined {
  try {
    const extent = readExtent(bytes);
    return extent !== undefined && extent.width > 0 && extent.height > 0 ? extent : undefined;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/**
 * Creates the error for an address that is not the address of one of the company's images, for example because the
 * image was deleted.
 */
export const createUnknownImageError = (field: string) =>
  new RequestError(400, `${field}: not an image of this company`, field);

/**
 * Finds the path of a stored image of the company. Returns an empty string for an empty address.
 * @throws RequestError 400 for any other address
 */
export async function findStoredImagePath(
  context: ApiContext,
  companyId: string,
  url: string,
  field: string,
): Promise<string> {
  if (url === '') return '';
  const prefix = `${context.publicUrl()}/`;
  const path = url.startsWith(prefix) ? url.slice(prefix.length - 1) : '';
  if (!(await isCompanyImage(context.db, companyId, path))) throw createUnknownImageError(field);
  return path;
}
