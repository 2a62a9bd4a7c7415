import { isImageOf } from '../../data/queries/imageQueries.ts';
import type { ApiContext } from '../api.ts';
import { RequestError } from '../requestError.ts';
import { type PictureExtent, type PictureKind, pictureKinds } from './pictureExtent.ts';

/** What may be sent as a picture. */
export interface PictureRules {
  /** As refusals name it: `raw_image`. */
  field: string;
  /** The ends of their media types. */
  formats: readonly ('png' | 'jpeg' | 'webp')[];
  /** Of the file. */
  mostBytes: number;
  /** A header can promise more pixels than any reader has memory for. */
  mostMegapixels: number;
}

const NAMES = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' } as const;

const MB = 1024 * 1024;

/** The picture in a data URL. @throws RequestError 413 too large, 400 of no format that may be, or not all of one */
export function pictureIn(dataUrl: string, rules: PictureRules) {
  const { field, formats, mostBytes, mostMegapixels } = rules;
  const refused = (status: number, reason: string) =>
    new RequestError(status, `${field}: ${reason}`, field);
  const known = formats.map((format) => NAMES[format]);
  const foreign = `must be a ${known.slice(0, -1).join(', ')} or ${known.at(-1)}`;

  const start = new RegExp(`^data:image/(?:${formats.join('|')});base64,`).exec(dataUrl)?.[0]
    .length;
  if (start === undefined) throw refused(400, foreign);
  // Measured before it is decoded: four characters carry three bytes, less one for each `=` at the end.
  const padding = /=*$/.exec(dataUrl.slice(-2))?.[0].length ?? 0;
  if ((dataUrl.length - start) * 0.75 - padding > mostBytes) {
    throw refused(413, `larger than ${mostBytes / MB} MB`);
  }
  const bytes = Buffer.from(dataUrl.slice(start), 'base64');
  const kind = pictureKinds.find(({ begins }) => begins(bytes));
  if (kind === undefined || !formats.some((format) => kind.mediaType === `image/${format}`)) {
    throw refused(400, foreign);
  }
  const extent = extentOf(bytes, kind);
  if (extent === undefined) throw refused(400, 'damaged or incomplete');
  if (extent.width * extent.height > mostMegapixels * 1e6) {
    throw refused(400, `more than ${mostMegapixels} megapixels`);
  }
  // Zeros fill a file up; anything else is a second file, as a page that hides in a picture.
  if (bytes.subarray(extent.end).some((byte) => byte !== 0)) {
    throw refused(400, 'something follows the end of the picture');
  }
  return { mediaType: kind.mediaType, bytes: new Uint8Array(bytes) };
}

/** Undefined when the file is broken or ends too early. */
function extentOf(bytes: Buffer, { extent }: PictureKind): PictureExtent | undefined {
  try {
    const found = extent(bytes);
    return found !== undefined && found.width > 0 && found.height > 0 ? found : undefined;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/** What is said of an address that is not, or no longer, that of an image of the company. */
export const foreignImage = (field: string) =>
  new RequestError(400, `${field}: not an image of this company`, field);

/**
 * The path of an image that the company has stored; empty for an empty address.
 * @throws RequestError 400 for any other address
 */
export async function storedPath(
  context: ApiContext,
  companyId: string,
  url: string,
  field: string,
): Promise<string> {
  if (url === '') return '';
  const prefix = `${context.publicUrl()}/`;
  const path = url.startsWith(prefix) ? url.slice(prefix.length - 1) : '';
  if (!(await isImageOf(context.db, companyId, path))) throw foreignImage(field);
  return path;
}
