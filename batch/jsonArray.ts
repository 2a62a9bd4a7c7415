import { isWithinDepth } from '#runtime/isWithinDepth.ts';

/** Thrown for a list that cannot be read to its end. The message names the place of the fault. */
export class UnreadableListError extends Error {
  override name = 'UnreadableListError';

  constructor(fault: string) {
    super(`The JSON list cannot be read to its end: ${fault}.`);
  }
}

/** Maximum length of an element or a line, in UTF-16 units. A certificate with three large images has a third of it. */
export const maxElementLength = 100_000_000;

/** An element of an array that is not parsed yet, and where it begins. */
interface ArrayElement {
  text: string;
  /** Position in the array, from 1. */
  number: number;
  /** Line of the first character that is not white space, from 1. */
  line: number;
}

/**
 * Parses a JSON array that arrives in chunks, element by element.
 * @throws UnreadableListError for the first fault, after the elements before it
 */
export async function* parseJsonArray(
  chunks: AsyncIterable<string>,
): AsyncGenerator<unknown, void> {
  const splitter = new ArraySplitter();
  for await (const chunk of chunks)
    for (const element of splitter.push(chunk)) yield parseElement(element);
  splitter.end();
}

/** Maximum depth of objects and arrays within each other. Deeper ones cannot be passed to a thread. */
const maxDepth = 100;

/** Thrown for a value with too many objects and arrays within each other. */
class NestedTooDeeplyError extends Error {
  override name = 'NestedTooDeeplyError';
}

/** Parses a certificate of a list. @throws SyntaxError, NestedTooDeeplyError */
export function parseListValue(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!isWithinDepth(value, maxDepth)) throw new NestedTooDeeplyError();
  return value;
}

/** Says why `parseListValue` failed, as the end of a sentence. */
export const describeFault = (error: unknown): string =>
  error instanceof NestedTooDeeplyError
    ? `is nested more than ${maxDepth} levels deep`
    : `is not JSON: ${describeSyntaxError(error)}`;

function parseElement({ text, number, line }: ArrayElement): unknown {
  try {
    return parseListValue(text);
  } catch (error) {
    const [, position] = /at position (\d+)/.exec((error as Error).message) ?? [];
    const faultLine = line + countLineFeeds(text.slice(0, Number(position ?? 0)).trimStart());
    throw new UnreadableListError(`element ${number} (line ${faultLine}) ${describeFault(error)}`);
  }
}

/** Returns the message of `JSON.parse` without the position and the text around it, which belong to a part of the list. */
const describeSyntaxError = (error: unknown): string =>
  (error as Error).message.replace(/,? (?:in JSON )?at position .*$|, .*is not valid JSON$/s, '');

const getLeadingSpace = (text: string) => text.slice(0, text.length - text.trimStart().length);

const countLineFeeds = (text: string) => text.split('\n').length - 1;

/** Splits the text of a JSON array at the commas between its elements. Strings and brackets within elements are skipped. */
class ArraySplitter {
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  private hasEnded = false;
  private line = 1;
  private number = 1;
  /** Text of the current element in earlier chunks, and the line where this text begins. */
  private text = '';
  private textLine = 1;

  *push(chunk: string): Generator<ArrayElement, void> {
    let start = 0;
    for (let index = 0; index < chunk.length; index++) {
      const character = chunk.charAt(index);
      if (character === '\n') this.line++;
      if (this.isInString) this.skipInString(character);
      else if (this.depth === 0) {
        if (this.readOutside(character)) start = index + 1;
      } else if (this.readInside(character)) {
        this.text += chunk.slice(start, index);
        if (character === '}') this.fail('is followed by } instead of ]');
        const isEmptyArray = this.hasEnded && this.number === 1 && this.text.trim() === '';
        if (!isEmptyArray) yield this.finishElement();
        this.text = '';
        this.textLine = this.line;
        start = index + 1;
      }
    }
    if (this.depth > 0) this.text += chunk.slice(start);
    if (this.text.length > maxElementLength)
      this.fail(`is longer than ${maxElementLength / 1e6} million characters`);
  }

  /** @throws UnreadableListError if the array has no end */
  end(): void {
    if (!this.hasEnded) this.fail('has no end: a bracket or quotation mark is missing');
  }

  private skipInString(character: string): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (character === '\\') this.isEscaped = true;
    else if (character === '"') this.isInString = false;
  }

  /** Reads a character before or after the array. @returns whether the array begins after it */
  private readOutside(character: string): boolean {
    if (character.trim() === '') return false;
    if (this.hasEnded)
      throw new UnreadableListError(`line ${this.line}: there is text after the end of the array`);
    this.depth = 1;
    this.textLine = this.line;
    return true;
  }

  /** Reads a character within the array. @returns whether an element ends before it */
  private readInside(character: string): boolean {
    if (character === '"') this.isInString = true;
    else if (character === '[' || character === '{') this.depth++;
    else if (character === ']' || character === '}') {
      this.depth--;
      this.hasEnded = this.depth === 0;
      return this.hasEnded;
    }
    return character === ',' && this.depth === 1;
  }

  private finishElement(): ArrayElement {
    const { text, number } = this;
    if (text.trim() === '') this.fail('is missing');
    this.number++;
    return { text, number, line: this.getStartLine() };
  }

  private fail(problem: string): never {
    throw new UnreadableListError(
      `element ${this.number} (line ${this.getStartLine()}) ${problem}`,
    );
  }

  /** Returns the line where the current element begins. */
  private getStartLine(): number {
    return this.textLine + countLineFeeds(getLeadingSpace(this.text));
  }
}
