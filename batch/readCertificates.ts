import type { Readable } from 'node:stream';
import {
  describeFault,
  maxElementLength,
  parseJsonArray,
  parseListValue,
  UnreadableListError,
} from './jsonArray.ts';

/**
 * A line of a JSON Lines list that is not valid JSON. The line counts as a failed certificate; the other lines are
 * still read.
 */
export class UnparsableLine {
  /** Error message with the line number. */
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/**
 * Reads certificates one by one from a stream. The stream contains a JSON array if its first character is `[`,
 * otherwise JSON Lines.
 * @param signal signal that stops the reading
 * @throws UnreadableListError for an invalid JSON array, after its elements before the fault; errors of the stream
 */
export async function* readCertificates(
  stream: Readable,
  signal?: AbortSignal,
): AsyncGenerator<unknown, void> {
  const end = () => stream.destroy();
  signal?.addEventListener('abort', end);
  try {
    const texts = decodeChunks(stream);
    const { first, chunks } = await peekFirstCharacter(texts);
    yield* first === '[' ? parseJsonArray(chunks) : parseLines(chunks);
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    signal?.removeEventListener('abort', end);
    stream.destroy();
  }
}

/**
 * Decodes the chunks of a stream as UTF-8 text, or as UTF-16 if it starts with the byte-order mark of UTF-16. Removes the
 * mark.
 */
async function* decodeChunks(stream: Readable): AsyncGenerator<string, void> {
  let start: Uint8Array = new Uint8Array();
  let decoder: TextDecoder | undefined;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    const bytes = decoder ? chunk : Buffer.concat([start, chunk]);
    if (!decoder && bytes.length < markLength) start = bytes;
    else {
      decoder ??= createDecoder(bytes);
      yield decoder.decode(bytes, { stream: true });
    }
  }
  yield decoder ? decoder.decode() : new TextDecoder().decode(start);
}

/** Length of the byte-order marks of UTF-16, bytes. */
const markLength = 2;

function createDecoder([first, second]: Uint8Array): TextDecoder {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  return new TextDecoder();
}

/**
 * Finds the first character of a stream that is not white space.
 * @returns `first`, the character, empty if there is none; and `chunks`, the whole text
 * @throws UnreadableListError for very much white space
 */
async function peekFirstCharacter(texts: AsyncGenerator<string, void>) {
  let space = '';
  for (;;) {
    const { value, done } = await texts.next();
    const text = value ?? '';
    const [first = ''] = text.trimStart();
    if (first || done) return { first, chunks: prependChunk(space + text, texts) };
    space += text;
    if (space.length > maxElementLength)
      throw new UnreadableListError(
        `it begins with more than ${maxElementLength / 1e6} million characters of white space`,
      );
  }
}

async function* prependChunk(
  chunk: string,
  chunks: AsyncIterable<string>,
): AsyncGenerator<string, void> {
  yield chunk;
  yield* chunks;
}

async function* parseLines(texts: AsyncIterable<string>): AsyncGenerator<unknown, void> {
  let number = 0;
  for await (const line of splitLines(texts)) {
    number++;
    if (line.trim() !== '') yield parseLine(line, number);
  }
}

/**
 * Splits text into lines. Splits only at line feeds, because JSON strings may contain other Unicode line separators.
 */
async function* splitLines(texts: AsyncIterable<string>): AsyncGenerator<string, void> {
  let remainder = '';
  for await (const text of texts) {
    const [firstLine = '', ...lines] = text.split('\n');
    lines.unshift(remainder + firstLine);
    remainder = lines.pop() ?? '';
    yield* lines;
    if (remainder.length > maxElementLength)
      throw new UnreadableListError(
        `a line is longer than ${maxElementLength / 1e6} million characters`,
      );
  }
  yield remainder;
}

function parseLine(line: string, number: number): unknown {
  try {
    return parseListValue(line);
  } catch (error) {
    return new UnparsableLine(`line ${number} ${describeFault(error)}`);
  }
}
