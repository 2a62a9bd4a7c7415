/** Files as small as they may be: what a header reader looks at, with nothing to decode. */

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
const big16 = (number: number) => [(number >>> 8) & 0xff, number & 0xff];
const big32 = (number: number) => [...big16(number >>> 16), ...big16(number)];
const little = (number: number, bytes: number) =>
  Array.from({ length: bytes }, (_, place) => Math.floor(number / 256 ** place) % 256);

const chunk = (name: string, content: readonly number[]) => [
  ...big32(content.length),
  ...ascii(name),
  ...content,
  ...big32(0),
];

export function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    ...ascii('\x89PNG\r\n\x1a\n'),
    ...chunk('IHDR', [...big32(width), ...big32(height), 8, 2, 0, 0, 0]),
    ...chunk('IDAT', [1, 2, 3]),
    ...chunk('IEND', []),
  ]);
}

const segment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  ...big16(content.length + 2),
  ...content,
];

/** @param frame marker of the frame header: 0xc0 baseline, 0xc2 progressive */
export function jpeg(width: number, height: number, frame = 0xc0): Uint8Array<ArrayBuffer> {
  // A small picture within, as cameras put there: neither its size nor its end counts.
  const thumbnail = [0xff, 0xd8, ...segment(0xc0, [8, 0, 1, 0, 1, 1, 1, 0x11, 0]), 0xff, 0xd9];
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe1, [...ascii('Exif\0\0'), ...thumbnail]),
    ...segment(0xc4, [0]),
    0xff,
    ...segment(frame, [8, ...big16(height), ...big16(width), 1, 1, 0x11, 0]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...[0x12, 0xff, 0x00, 0xd9, 0xff, 0xd0, 0x34],
    0xff,
    0xd9,
  ]);
}

/** @param kind of the only chunk: lossy, lossless or extended */
export function webp(
  width: number,
  height: number,
  kind: 'VP8 ' | 'VP8L' | 'VP8X' = 'VP8 ',
): Uint8Array<ArrayBuffer> {
  const content = {
    'VP8 ': [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2)],
    VP8L: [0x2f, ...little(width - 1 + (height - 1) * 2 ** 14, 4), 0],
    VP8X: [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)],
  }[kind];
  const body = [...ascii('WEBP'), ...ascii(kind), ...little(content.length, 4), ...content];
  return Uint8Array.from([...ascii('RIFF'), ...little(body.length, 4), ...body]);
}

/** What is no background image, whatever it is called. */
export const foreignFiles: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = Object.fromEntries(
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
  }).map(([name, text]) => [name, Uint8Array.from(ascii(text))]),
);
