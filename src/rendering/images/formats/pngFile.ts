import { DamagedImageError } from './damagedImage.ts';
import { joinBytes } from './joinBytes.ts';

/** A chunk (named section) of a PNG file. */
export interface PngChunk {
  name: string;
  content: Uint8Array;
  /** All bytes of the chunk: length, name, content and checksum. */
  bytes: Uint8Array;
}

const signatureSize = 8;
/** Number of bytes that a chunk has in addition to its content: the length, the name and the checksum. */
const chunkOverhead = 12;

/**
 * Splits a PNG file into its chunks, up to the chunk IEND. Ignores bytes after IEND.
 * @throws DamagedImageError for a file that does not start with IHDR; RangeError for a truncated file
 */
export function readPngChunks(bytes: Uint8Array): PngChunk[] {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: PngChunk[] = [];
  let start = signatureSize;
  do {
    const end = start + chunkOverhead + file.getUint32(start);
    // Throws a RangeError for a truncated file.
    file.getUint8(end - 1);
    const name = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
    const content = bytes.subarray(start + 8, end - 4);
    chunks.push({ name, content, bytes: bytes.subarray(start, end) });
    start = end;
  } while (chunks.at(-1)?.name !== 'IEND');
  if (chunks[0]?.name !== 'IHDR' || chunks[0].content.length !== 13)
    throw new DamagedImageError('A PNG without IHDR');
  return chunks;
}

export const isAncillaryPngChunk = ({ name }: PngChunk): boolean => name >= 'a';

export function hasValidChecksum({ bytes }: PngChunk): boolean {
  const end = bytes.length - 4;
  const sum = new DataView(bytes.buffer, bytes.byteOffset + end).getUint32(0);
  return computeCrc32(bytes.subarray(4, end)) === sum;
}

let crcTable: Uint32Array | undefined;

/** Computes the checksum of a PNG chunk (CRC-32, as in ZIP). */
function computeCrc32(bytes: Uint8Array): number {
  crcTable ??= Uint32Array.from({ length: 256 }, (_, byte) => {
    let sum = byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    return sum;
  });
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (crcTable[(sum ^ byte) & 255] ?? 0);
  return ~sum >>> 0;
}

/** Returns whether a PNG file is an animation (APNG). */
export function isAnimatedPng(chunks: readonly PngChunk[]): boolean {
  const [animation, pixels] = ['acTL', 'IDAT'].map((name) =>
    chunks.findIndex((chunk) => chunk.name === name),
  ) as [number, number];
  return animation >= 0 && animation < pixels;
}

/**
 * Extracts the first frame of an animated PNG file as a still image.
 * @returns the chunks of the still image. Returns the same chunks if the file is not animated, and undefined if the
 * first frame covers only a part of the image
 */
export function extractFirstFrame(chunks: readonly PngChunk[]): readonly PngChunk[] | undefined {
  if (!isAnimatedPng(chunks)) return chunks;
  const still = chunks.filter(({ name }) => !['acTL', 'fcTL', 'fdAT'].includes(name));
  const [control = chunks.length, next = chunks.length] = chunks.flatMap(({ name }, index) =>
    name === 'fcTL' ? [index] : [],
  );
  // The default image is the first frame if its frame control precedes it.
  if (control < chunks.findIndex(({ name }) => name === 'IDAT') || control === chunks.length)
    return still;
  const size = chunks[0]?.content.subarray(0, 8);
  const frame = chunks[control]?.content;
  const isWhole = size?.every((byte, index) => byte === frame?.[4 + index]);
  if (!isWhole) return undefined;
  const pixels = chunks
    .slice(control, next)
    .flatMap(({ name, content }) =>
      name === 'fdAT' ? [buildChunk('IDAT', content.subarray(4))] : [],
    );
  const leadingChunks = still.slice(
    0,
    still.findIndex(({ name }) => name === 'IDAT'),
  );
  return [...leadingChunks, ...pixels, buildChunk('IEND', new Uint8Array())];
}

function buildChunk(name: string, content: Uint8Array): PngChunk {
  const bytes = new Uint8Array(chunkOverhead + content.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(
    Array.from(name, (letter) => letter.charCodeAt(0)),
    4,
  );
  bytes.set(content, 8);
  view.setUint32(8 + content.length, computeCrc32(bytes.subarray(4, 8 + content.length)));
  return { name, content, bytes };
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Joins chunks to a PNG file. */
export const serializePng = (chunks: readonly PngChunk[]): Uint8Array<ArrayBuffer> =>
  joinBytes([signature, ...chunks.map(({ bytes }) => bytes)]);
