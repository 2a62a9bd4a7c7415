/** The smallest possible image files: valid headers without pixel data. */

const toAsciiBytes = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
const toUint16Bytes = (number: number) => [(number >>> 8) & 0xff, number & 0xff];
const toUint32Bytes = (number: number) => [
  ...toUint16Bytes(number >>> 16),
  ...toUint16Bytes(number),
];
const toLittleEndianBytes = (number: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => Math.floor(number / 256 ** index) % 256);

const buildPngChunk = (name: string, content: readonly number[]) => [
  ...toUint32Bytes(content.length),
  ...toAsciiBytes(name),
  ...content,
  ...toUint32Bytes(0),
];

export function buildMinimalPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    ...toAsciiBytes('\x89PNG\r\n\x1a\n'),
    ...buildPngChunk('IHDR', [...toUint32Bytes(width), ...toUint32Bytes(height), 8, 2, 0, 0, 0]),
    ...buildPngChunk('IDAT', [1, 2, 3]),
    ...buildPngChunk('IEND', []),
  ]);
}

const buildSegment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  ...toUint16Bytes(content.length + 2),
  ...content,
];

/** Builds a JPEG header. @param frame marker that starts the frame header: 0xc0 baseline, 0xc2 progressive */
export function buildMinimalJpeg(
  width: number,
  height: number,
  frame = 0xc0,
): Uint8Array<ArrayBuffer> {
  // An embedded thumbnail, as cameras write it. Readers have to skip its size and its end marker.
  const thumbnail = [0xff, 0xd8, ...buildSegment(0xc0, [8, 0, 1, 0, 1, 1, 1, 0x11, 0]), 0xff, 0xd9];
  return Uint8Array.from([
    0xff,
    0xd8,
    ...buildSegment(0xe1, [...toAsciiBytes('Exif\0\0'), ...thumbnail]),
    ...buildSegment(0xc4, [0]),
    0xff,
    ...buildSegment(frame, [8, ...toUint16Bytes(height), ...toUint16Bytes(width), 1, 1, 0x11, 0]),
    ...buildSegment(0xda, [1, 1, 0, 0, 63, 0]),
    ...[0x12, 0xff, 0x00, 0xd9, 0xff, 0xd0, 0x34],
    0xff,
    0xd9,
  ]);
}

/** Builds a WebP header. @param kind format of the only chunk: lossy, lossless or extended */
export function buildMinimalWebp(
  width: number,
  height: number,
  kind: 'VP8 ' | 'VP8L' | 'VP8X' = 'VP8 ',
): Uint8Array<ArrayBuffer> {
  const content = {
    'VP8 ': [
      0,
      0,
      0,
      0x9d,
      0x01,
      0x2a,
      ...toLittleEndianBytes(width, 2),
      ...toLittleEndianBytes(height, 2),
    ],
    VP8L: [0x2f, ...toLittleEndianBytes(width - 1 + (height - 1) * 2 ** 14, 4), 0],
    VP8X: [0, 0, 0, 0, ...toLittleEndianBytes(width - 1, 3), ...toLittleEndianBytes(height - 1, 3)],
  }[kind];
  const body = [
    ...toAsciiBytes('WEBP'),
    ...toAsciiBytes(kind),
    ...toLittleEndianBytes(content.length, 4),
    ...content,
  ];
  return Uint8Array.from([
    ...toAsciiBytes('RIFF'),
    ...toLittleEndianBytes(body.length, 4),
    ...body,
  ]);
}

/** Files that the plugin rejects as a background image, under any name. The keys describe the content. */
export const unsupportedFiles: Readonly<Record<string, Uint8Array<ArrayBuffer>>> =
  Object.fromEntries(
    Object.entries({
      empty: '',
      'three bytes of a PNG': '\x89PN',
      'four bytes of a WebP': 'RIFF',
      SVG: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'SVG behind an XML line': '<?xml version="1.0"?><svg/>',
      HTML: '<!doctype html><script>alert(1)</script>',
      'HTML that mentions a PNG': '<!--\x89PNG\r\n\x1a\n-->',
      GIF: 'GIF89a\x01\x00\x01\x00',
      BMP: 'BM\x3a\x00\x00\x00',
      AVIF: '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00',
      HEIC: '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00',
      PDF: '%PDF-1.7',
      WAVE: 'RIFF\x24\x00\x00\x00WAVEfmt ',
      'PNG spoilt by a line-end conversion': '\x89PNG\n\x1a\n\x00\x00\x00\rIHDR',
    }).map(([name, text]) => [name, Uint8Array.from(toAsciiBytes(text))]),
  );
