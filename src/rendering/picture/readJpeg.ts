import decode from 'jpeg-js/lib/decoder.js';
import { isPlainJpeg } from '../pdf/pictures.ts';
import { DamagedPicture, pictureHeader } from './pictureHeader.ts';
import type { Pixels } from './readPng.ts';

/** A little more than A4 at 300 dots an inch: what takes half a second. */
const mostPixels = 10_000_000;
const mostMegabytes = 256;

/** A progressive picture comes in ten; each goes over all of it, however little is in it. */
const mostScans = 40;
const startOfScan = 0xda;

/**
 * The pixels of a JPEG, the same in every engine: each browser decodes one in its own way.
 * @returns undefined for what is no JPEG in grey or RGB without EXIF, is damaged, has more than 10 million pixels, or
 * would take far longer than such pictures do
 */
export function readJpeg(bytes: Uint8Array): Pixels | undefined {
  if (!isPlainJpeg(bytes) || !isModest(bytes)) return undefined;
  try {
    const {
      width,
      height,
      data: rgba,
    } = decode(bytes, {
      useTArray: true,
      tolerantDecoding: false,
      maxResolutionInMP: mostPixels / 1e6,
      maxMemoryUsageInMB: mostMegabytes,
    });
    return { width, height, rgba };
  } catch {
    return undefined;
  }
}

function isModest(bytes: Uint8Array): boolean {
  try {
    const header = pictureHeader(bytes);
    if (!header || header.width * header.height > mostPixels) return false;
  } catch (error) {
    if (error instanceof DamagedPicture) return false;
    throw error;
  }
  let scans = 0;
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === startOfScan) scans++;
  return scans <= mostScans;
}
