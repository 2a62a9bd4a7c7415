import { joinBytes } from '../../images/formats/joinBytes.ts';
import { AmbiguousPdfError } from './pdfValues.ts';

/**
 * Decompresses zlib data. Unlike `inflateUpTo`, refuses data that is cut off or followed by other data.
 * @param maxLength maximum length of the result, bytes
 * @throws AmbiguousPdfError for invalid data, and if the result is too long
 */
export async function inflate(bytes: Uint8Array, maxLength: number): Promise<Uint8Array> {
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
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
