import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { sentCertificateSchema } from '#api/documents/issuedCertificateWire.ts';
import type { FaceName } from '#rendering/fonts/faces.ts';
import { bytesOfDataUrl } from '#rendering/picture/dataUrl.ts';
import { BatchDrawer, type BatchOptions } from '../batchDrawer.ts';
import { batchFileName } from './identity.ts';

/** How certificates are drawn. Without functions among them these go to other threads. */
export interface DrawingOptions extends BatchOptions {
  /** Folder of the pictures, each named as the last part of its address, instead of `readImage`; null leaves all out. */
  images?: string | null | undefined;
}

/** What became of a certificate. */
export type Outcome =
  | { kind: 'made'; name: string; pdf: Uint8Array }
  /** Its file was there. */
  | { kind: 'kept' }
  | { kind: 'failed'; message: string };

/** Makes the file of a certificate as `GET /certificates/{id}` answers it. What cannot be drawn is an outcome, too. */
export type FileMaker = (wire: unknown) => Promise<Outcome>;

/** A drawer with the fonts beside the built module. @throws ValiError for an option that is wrong */
export function drawerFor({ images, ...options }: DrawingOptions): BatchDrawer {
  return new BatchDrawer(
    { ...options, readImage: options.readImage ?? imageReader(images) },
    readFontBeside,
  );
}

/**
 * @param keepIn folder whose files are not made again
 * @throws ValiError for an option that is wrong
 */
export function fileMaker(options: DrawingOptions, keepIn?: string): FileMaker {
  const drawer = drawerFor(options);
  return async (wire) => {
    try {
      if (keepIn !== undefined && isThere(keepIn, wire)) return { kind: 'kept' };
      const drawn = await drawer.draw(wire);
      const name = batchFileName(drawn.certificate);
      return { kind: 'made', name, pdf: drawer.pdf([drawn]) };
    } catch (error) {
      return { kind: 'failed', message: messageOf(error) };
    }
  };
}

/** In words of the error itself, whatever was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function isThere(folder: string, wire: unknown): boolean {
  const { success, output } = v.safeParse(sentCertificateSchema, wire);
  return success && existsSync(join(folder, batchFileName(output)));
}

function imageReader(images: string | null | undefined): BatchOptions['readImage'] {
  if (images === undefined) return undefined;
  if (images === null) return () => null;
  return (address) =>
    address.startsWith('data:') ? bytesOfDataUrl(address) : imageIn(images, address);
}

/** Reads from one folder and nowhere else, whatever an address says. */
function imageIn(folder: string, address: string): Uint8Array {
  const file = join(folder, basename(decodeURIComponent(address.replace(/[?#].*$/, ''))));
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new Error(`No image ${file}`, { cause });
  }
}

function readFontBeside(name: FaceName): Uint8Array {
  return readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
}
