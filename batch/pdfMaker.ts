import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inspect } from 'node:util';
import * as v from 'valibot';
import { issuedCertificateSchema } from '#data/schemas/issuedCertificateSchema.ts';
import type { FontName } from '#rendering/fonts/faces.ts';
import { BatchRenderer, type BatchOptions } from './batchRenderer.ts';
import { withFileNameSync } from './fileErrors.ts';
import { getBatchFileName } from './identity.ts';
import { decodeImageData, UnusableImageError } from './unusableImage.ts';

/** Options for rendering certificates. Options without functions can be passed to worker threads. */
export interface BatchRenderOptions extends BatchOptions {
  /**
   * Folder of image files, an alternative to `readImage`. The last segment of an image's URL is the name of its file.
   * With null, all images are left out.
   */
  images?: string | null | undefined;
}

/** Outcome of one certificate: a new PDF (`made`), an existing file (`kept`), or a failure (`failed`). */
export type PdfCreationResult =
  | { kind: 'made'; name: string; pdf: Uint8Array }
  /** A PDF of this certificate already exists and is not created again. */
  | { kind: 'kept' }
  | { kind: 'failed'; message: string };

/**
 * A function that creates the PDF of a certificate. The input has the JSON format of `GET /certificates/{id}`. The
 * promise never rejects: errors are returned as an outcome of kind `failed`.
 */
export type CreateCertificatePdf = (input: unknown) => Promise<PdfCreationResult>;

/**
 * Creates a renderer of certificates. The default fonts are read from the folder `fonts` next to the built module.
 * @throws ValiError for an invalid option
 */
export function createCertificateRenderer({
  images,
  ...options
}: BatchRenderOptions): BatchRenderer {
  return new BatchRenderer(
    { ...options, readImage: options.readImage ?? createImageReader(images) },
    readBundledFont,
  );
}

/**
 * Creates a function that renders a certificate and creates its PDF.
 * @param existingFilesFolder folder of existing PDFs. Certificates with a PDF in this folder are not rendered again
 * @throws ValiError for an invalid option
 */
export function createSingleCertificatePdfCreator(
  options: BatchRenderOptions,
  existingFilesFolder?: string,
): CreateCertificatePdf {
  const renderer = createCertificateRenderer(options);
  return async (input) => {
    try {
      if (
        existingFilesFolder !== undefined &&
        hasFile(existingFilesFolder, input, options.hasBleed)
      )
        return { kind: 'kept' };
      const rendered = await renderer.render(input);
      const name = getBatchFileName(rendered.certificate, options.hasBleed);
      return { kind: 'made', name, pdf: renderer.createPdf([rendered]) };
    } catch (error) {
      return { kind: 'failed', message: getErrorMessage(error) };
    }
  };
}

/** Returns the error message of any thrown value, which may be an `Error` or not. */
export function getErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return `Error: ${inspect(error)}`;
  // The library has only a number for it.
  if (error.message === codeTooLong) return 'The address is too long for a QR code: see the ID';
  return error.message || error.name;
}

/** Message of lean-qr for more text than the largest QR code can have. */
const codeTooLong = 'lean-qr error 4';

function hasFile(folder: string, input: unknown, hasBleed: boolean | undefined): boolean {
  const { success, output } = v.safeParse(issuedCertificateSchema, input);
  return success && existsSync(join(folder, getBatchFileName(output, hasBleed)));
}

function createImageReader(images: string | null | undefined): BatchOptions['readImage'] {
  if (images === undefined) return undefined;
  if (images === null) return () => null;
  return (address) =>
    address.startsWith('data:') ? decodeImageData(address) : readImageFile(images, address);
}

/**
 * Reads an image file from a folder. Only the last segment of the image's URL is used as the file name, so that no file
 * outside the folder can be read.
 * @throws UnusableImageError if the address is malformed; FileError if the file cannot be read
 */
function readImageFile(folder: string, address: string): Uint8Array {
  const name = getImageFileName(address);
  const file = join(folder, name);
  if (!existsSync(file)) throw new UnusableImageError(`No image ${file}`);
  return withFileNameSync(file, () => readFileSync(file));
}

function getImageFileName(address: string): string {
  try {
    const name = basename(decodeURIComponent(address.replace(/[?#].*$/, '')));
    if (name !== '' && name !== '.' && name !== '..' && !name.includes('\0')) return name;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
  }
  throw new UnusableImageError(`${address} is not an address of an image file`);
}

function readBundledFont(name: FontName): Uint8Array {
  return readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
}
