import { Unzlib } from 'fflate';
import { joinBytes } from './joinBytes.ts';

/**
 * Number of compressed bytes to decompress at once. They become at most 8 MB, because deflate compresses at most to a
 * thousandth.
 */
const pieceLength = 8192;

/**
 * Decompresses zlib data, and stops once there are `maxLength` bytes. A small file can contain hundreds of megabytes,
 * for which memory and time would not suffice.
 * @returns at most `maxLength` bytes; fewer if the data ends earlier
 * @throws Error if the data is damaged
 */
export function inflateUpTo(compressed: Uint8Array, maxLength: number): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const stream = new Unzlib((part) => {
    parts.push(part);
    length += part.length;
  });
  for (let start = 0; start < compressed.length && length < maxLength; start += pieceLength)
    stream.push(compressed.subarray(start, start + pieceLength));
  return joinBytes(parts).subarray(0, maxLength);
}
