import { pipeline, Readable } from 'node:stream';
import { streamArray } from 'stream-json/streamers/stream-array.js';

/** A line of a list that is no JSON: it fails alone. */
export class BrokenLine {
  /** For people, with the line's number. */
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/**
 * The certificates of a list, one by one as they are asked for: a JSON array, or JSON Lines. Which of them it is, its first
 * character says.
 * @param signal ends the list where it is
 * @throws Error for an array that is no JSON; what the stream fails with
 */
export async function* certificatesIn(
  stream: Readable,
  signal?: AbortSignal,
): AsyncGenerator<unknown, void> {
  const end = () => stream.destroy();
  signal?.addEventListener('abort', end);
  try {
    const texts = textsOf(stream);
    const { first, all } = await begun(texts);
    yield* first === '[' ? elementsOf(all) : valuesOf(all);
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    signal?.removeEventListener('abort', end);
    stream.destroy();
  }
}

/** Decoded, without a byte-order mark. */
async function* textsOf(stream: Readable): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  for await (const chunk of stream) yield decoder.decode(chunk as Uint8Array, { stream: true });
  yield decoder.decode();
}

/** The first character that is not blank, and the whole from the chunk on that has it. */
async function begun(texts: AsyncGenerator<string, void>) {
  for (;;) {
    const { value, done } = await texts.next();
    const text = value ?? '';
    const [first = ''] = text.trimStart();
    if (first || done) return { first, all: followed(text, texts) };
  }
}

async function* followed(first: string, rest: AsyncIterable<string>): AsyncGenerator<string, void> {
  yield first;
  yield* rest;
}

async function* elementsOf(texts: AsyncIterable<string>): AsyncGenerator<unknown, void> {
  const elements = streamArray.withParserAsStream();
  // Whoever reads the elements is told of an error.
  pipeline(Readable.from(texts), elements, () => undefined);
  for await (const { value } of elements as AsyncIterable<{ value: unknown }>) yield value;
}

async function* valuesOf(texts: AsyncIterable<string>): AsyncGenerator<unknown, void> {
  let number = 0;
  for await (const line of linesOf(texts)) {
    number++;
    if (line.trim() !== '') yield valueOf(line, number);
  }
}

/** Only at line feeds: JSON may hold the other separators that Unicode knows. */
async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest = '';
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

function valueOf(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    return new BrokenLine(`line ${number} is no JSON: ${(error as Error).message}`);
  }
}
