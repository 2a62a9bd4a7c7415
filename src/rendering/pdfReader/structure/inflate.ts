import { joinBytes } from '../../images/formats/joinBytes.ts';
import { AmbiguousPdfError } from './pdfValues.ts';

/** Length of compressed data that are decompressed at once, bytes. */
const partLength = 65_536;

/**
 * Decompresses zlib data. Unlike `inflateUpTo`, refuses data that is cut off or followed by other data.
 * @param maxLength maximum length of the result, bytes
 * @throws AmbiguousPdfError for invalid data, and if the result is too long
 */
export async function inflate(bytes: Uint8Array, maxLength: number): Promise<Uint8Array> {
  let position = 0;
  // Handed over in parts, so that little is decompressed beyond the maximum length.
  const parts = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      if (position < bytes.length) controller.enqueue(bytes.slice(position, position + partLength));
      else controller.close();
      position += partLength;
    },
  });
  const reader = parts.pipeThrough(new DecompressionStream('deflate')).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > maxLength) throw new AmbiguousPdfError('A stream is too long.');
      chunks.push(value);
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    if (error instanceof AmbiguousPdfError) throw error;
    throw new AmbiguousPdfError('A stream cannot be decompressed.', { cause: error });
  }
  return joinBytes(chunks);
}
