import { pipeline, Readable } from 'node:stream';
import { streamArray } from 'stream-json/streamers/stream-array.js';

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
 * @throws Error for an invalid JSON array; errors of the stream
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
    yield* first === '[' ? parseArray(chunks) : parseLines(chunks);
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    signal?.removeEventListener('abort', end);
    stream.destroy();
  }
}

/** Decodes the chunks of a stream as UTF-8 text. Removes a byte-order mark at the start. */
async function* decodeChunks(stream: Readable): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  for await (const chunk of stream) yield decoder.decode(chunk as Uint8Array, { stream: true });
  yield decoder.decode();
}

/**
 * Finds the first character of a stream that is not white space.
 * @returns `first`, the character, empty if there is none; and `chunks`, the text from the chunk with that character
 * onwards
 */
async function peekFirstCharacter(texts: AsyncGenerator<string, void>) {
  for (;;) {
    const { value, done } = await texts.next();
    const text = value ?? '';
    const [first = ''] = text.trimStart();
    if (first || done) return { first, chunks: prependChunk(text, texts) };
  }
}

async function* prependChunk(
  chunk: string,
  chunks: AsyncIterable<string>,
): AsyncGenerator<string, void> {
  yield chunk;
  yield* chunks;
}

async function* parseArray(texts: AsyncIterable<string>): AsyncGenerator<unknown, void> {
  const elements = streamArray.withParserAsStream();
  // Errors reach the consumer through `elements`.
  pipeline(Readable.from(texts), elements, () => undefined);
  for await (const { value } of elements as AsyncIterable<{ value: unknown }>) yield value;
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
    const lines = (remainder + text).split('\n');
    remainder = lines.pop() ?? '';
    yield* lines;
  }
  yield remainder;
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    return new UnparsableLine(`line ${number} is no JSON: ${(error as Error).message}`);
  }
}
