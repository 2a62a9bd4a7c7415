/** GIF files of the test image, a grid of coloured squares. */
import { patchColumns, getPatchColor, patchRows, patchSize } from './patches.ts';

export interface GifOptions {
  /** Whether the file has a second frame with other colours. */
  isAnimated?: boolean;
  isInterlaced?: boolean;
  /** Index of the transparent colour. Default: none. */
  transparentIndex?: number;
  /** Whether each frame has its own colour table, instead of one for the file. */
  hasLocalPalette?: boolean;
  /** Whether a comment and a plain text extension precede the first frame. */
  hasComments?: boolean;
}

const [width, height] = [patchColumns * patchSize, patchRows * patchSize];
const toUint16LeBytes = (value: number) => Buffer.of(value & 255, value >> 8);

const palette = Array.from({ length: 13 }, (_, index) => getPatchColor(index, 0));

const getColorIndex = (x: number, y: number) =>
  (Math.floor(x / patchSize) + 5 * Math.floor(y / patchSize)) % palette.length;

export function buildPatchesGif(options: GifOptions = {}): Buffer {
  const { isAnimated, isInterlaced, transparentIndex, hasLocalPalette, hasComments } = options;
  const colors = [Buffer.from(palette.flat()), Buffer.alloc(3 * (16 - palette.length))];
  const frame = (shift: number) => [
    Buffer.of(
      0x21,
      0xf9,
      4,
      transparentIndex === undefined ? 0 : 1,
      20,
      0,
      transparentIndex ?? 0,
      0,
    ),
    Buffer.of(0x2c, 0, 0, 0, 0),
    Buffer.concat([
      toUint16LeBytes(width),
      toUint16LeBytes(height),
      Buffer.of((isInterlaced ? 0x40 : 0) | (hasLocalPalette ? 0x83 : 0)),
    ]),
    ...(hasLocalPalette ? colors : []),
    Buffer.of(4),
    encodeRows(isInterlaced ? getInterlacedRows() : Array.from(Array(height).keys()), shift),
  ];
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    toUint16LeBytes(width),
    toUint16LeBytes(height),
    Buffer.of(hasLocalPalette ? 0 : 0x83, 0, 0),
    ...(hasLocalPalette ? [] : colors),
    ...(hasComments
      ? [Buffer.from('!\xfe\x05hello\0!\x01\x0c\0\0\0\0\0\0\0\0\0\0\0\0\x02hi\0', 'latin1')]
      : []),
    ...(isAnimated ? [Buffer.from('!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'latin1')] : []),
    ...frame(0),
    ...(isAnimated ? frame(3) : []),
    Buffer.of(0x3b),
  ]);
}

function getInterlacedRows(): number[] {
  const passes = [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
  ] as const;
  return passes.flatMap(([first, step]) =>
    Array.from({ length: Math.ceil((height - first) / step) }, (_, index) => first + step * index),
  );
}

/**
 * Encodes the pixel rows of the test image with LZW compression, in sub-blocks of at most 255 bytes.
 * @param order numbers of the pixel rows in the order in which they are stored
 * @param shift number added to the colour indices
 */
function encodeRows(order: readonly number[], shift: number): Buffer {
  const [clear, end] = [16, 17];
  let [bits, codeLength] = ['', 5];
  let table = new Map<string, number>();
  const write = (code: number) => {
    // Codes are stored with the lowest bit first.
    bits += Array.from(code.toString(2).padStart(codeLength, '0')).reverse().join('');
  };
  const reset = () => {
    table = new Map(Array.from({ length: clear }, (_, code) => [String.fromCharCode(code), code]));
    codeLength = 5;
  };
  let nextCode = end + 1;
  write(clear);
  reset();
  let prefix = '';
  for (const y of order)
    for (let x = 0; x < width; x++) {
      const symbol = String.fromCharCode((getColorIndex(x, y) + shift) % palette.length);
      if (table.has(prefix + symbol)) {
        prefix += symbol;
        continue;
      }
      write(table.get(prefix) ?? 0);
      if (nextCode === 4096) {
        write(clear);
        reset();
        nextCode = end + 1;
      } else {
        if (nextCode === 2 ** codeLength) codeLength++;
        table.set(prefix + symbol, nextCode++);
      }
      prefix = symbol;
    }
  write(table.get(prefix) ?? 0);
  write(end);
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((byte) =>
    Number.parseInt(Array.from(byte.padEnd(8, '0')).reverse().join(''), 2),
  );
  const blocks: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += 255) {
    const block = bytes.slice(start, start + 255);
    blocks.push(Buffer.of(block.length, ...block));
  }
  return Buffer.concat([...blocks, Buffer.of(0)]);
}
