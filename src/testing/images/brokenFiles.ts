/** Files that cannot be used as images: damaged or truncated images, vector graphics and files of other formats. */
import { gzipSync } from 'node:zlib';
import { encodePng } from '../encodePng.ts';
import { buildPatchesGif } from './gifFiles.ts';
import { buildPatchesJpeg } from './jpegFiles.ts';
import { buildPatchesPng, insertPngChunks } from './pngFiles.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="384" height="256"><rect width="384" height="256" fill="#c00"/></svg>';

/**
 * Lists unusable files that a platform may serve as an image, by file name.
 * @param readFile reads a file of the repository
 */
export function listBrokenFiles(readFile: (name: string) => Buffer): Record<string, Buffer> {
  const [png, jpeg, gif, webp] = [
    buildPatchesPng(),
    buildPatchesJpeg(),
    buildPatchesGif(),
    readFile('patches.webp'),
  ];
  const cutInHalf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const corrupted = Buffer.from(png);
  corrupted[png.length - 40] = (corrupted[png.length - 40] ?? 0) ^ 255;
  return {
    'drawing.svg': Buffer.from(svg),
    'drawing-with-head.svg': Buffer.from(`\uFEFF<?xml version="1.0"?>\n<!-- -->${svg}`),
    'drawing.svgz': gzipSync(svg),
    'document.pdf': Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj'),
    'line-ends.png': Buffer.from(png.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
    'page.png': Buffer.from('<!doctype html><title>Sign in</title>'),
    'empty.png': Buffer.alloc(0),
    'text.jpg': Buffer.from('404'),
    'half.png': cutInHalf(png),
    'no-end.png': png.subarray(0, -12),
    'spoilt.png': corrupted,
    'unknown-part.png': insertPngChunks(png, {
      chunksBeforePixels: [Uint8Array.of(0, 0, 0, 0, 65, 66, 67, 68, 0xdb, 0x17, 0x20, 0xa5)],
    }),
    'no-columns.png': Buffer.from(
      encodePng({ width: 0, height: 8, type: 2, depth: 8, samples: [] }),
    ),
    'no-palette.png': Buffer.from(
      encodePng({ width: 1, height: 1, type: 3, depth: 8, samples: [0] }),
    ),
    'half.jpg': cutInHalf(jpeg),
    'no-end.jpg': jpeg.subarray(0, -2),
    'half.gif': cutInHalf(gif),
    'half.webp': cutInHalf(webp),
    'two.heic': readFile('two.heic'),
    'picture.tif': Buffer.from('II*\0\x08\0\0\0\0\0', 'latin1'),
  };
}
