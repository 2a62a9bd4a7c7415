import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { certificateResponseSchema } from '#data/schemas/certificateResponseSchema.ts';
import type { FaceName } from '#rendering/fonts/faces.ts';
import { decodeDataUrl } from '#rendering/images/dataUrl.ts';
import { BatchRenderer, type BatchOptions } from './batchRenderer.ts';
import { getBatchFileName } from './identity.ts';

/** Options for rendering certificates. Options that contain no functions can be passed to worker threads. */
export interface RenderOptions extends BatchOptions {
  /**
   * Folder of image files, named by the last segment of their address; an alternative to `readImage`. Null leaves out
   * all images.
   */
  images?: string | null | undefined;
}

/** The outcome of one certificate: a new file, an existing file, or a failure. */
export type BatchOutcome =
  | { kind: 'made'; name: string; pdf: Uint8Array }
  /** The file already existed. */
  | { kind: 'kept' }
  | { kind: 'failed'; message: string };

/**
 * A function that creates the PDF of a certificate in the JSON format of `GET /certificates/{id}`. The promise never
 * rejects: errors are returned as an outcome.
 */
export type PdfMaker = (input: unknown) => Promise<BatchOutcome>;

/**
 * Creates a certificate renderer that reads its fonts from the folder next to the built module.
 * @throws ValiError for an invalid option
 */
export function createRenderer({ images, ...options }: RenderOptions): BatchRenderer {
  return new BatchRenderer(
    { ...options, readImage: options.readImage ?? createImageReader(images) },
    readBundledFont,
  );
}

/**
 * Creates a function that creates the PDF of a certificate.
 * @param existingFilesFolder folder of existing PDFs. Certificates with a file in this folder are not rendered again
 * @throws ValiError for an invalid option
 */
export function createPdfMaker(options: RenderOptions, existingFilesFolder?: string): PdfMaker {
  const renderer = createRenderer(options);
  return async (input) => {
    try {
      if (existingFilesFolder !== undefined && hasFile(existingFilesFolder, input))
        return { kind: 'kept' };
      const rendered = await renderer.render(input);
      const name = getBatchFileName(rendered.certificate);
      return { kind: 'made', name, pdf: renderer.createPdf([rendered]) };
    } catch (error) {
      return { kind: 'failed', message: getErrorMessage(error) };
    }
  };
}

/** Gets the message of any thrown value. */
export const getErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function hasFile(folder: string, input: unknown): boolean {
  const { success, output } = v.safeParse(certificateResponseSchema, input);
  return success && existsSync(join(folder, getBatchFileName(output)));
}

function createImageReader(images: string | null | undefined): BatchOptions['readImage'] {
  if (images === undefined) return undefined;
  if (images === null) return () => null;
  return (address) =>
    address.startsWith('data:') ? decodeDataUrl(address) : readImageFile(images, address);
}

/**
 * Reads an image file from a folder by the last segment of its address, so that no file of another folder can be read.
 */
function readImageFile(folder: string, address: string): Uint8Array {
  const file = join(folder, basename(decodeURIComponent(address.replace(/[?#].*$/, ''))));
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new Error(`No image ${file}`, { cause });
  }
}

function readBundledFont(name: FaceName): Uint8Array {
  return readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
}
