import { decodeLatin1 } from '../../pdf/syntax.ts';
import {
  AmbiguousPdfError,
  PdfKeyword,
  PdfName,
  PdfReference,
  PdfString,
  type PdfValue,
} from './pdfValues.ts';

const whiteSpace = new Set([0, 9, 10, 12, 13, 32]);
/** Whether a byte is white space or a delimiter, which ends a word. A lookup in an array is faster than in a set. */
const endsWord = Array.from(
  { length: 256 },
  (_, byte) => whiteSpace.has(byte) || '()<>[]{}/%'.includes(String.fromCharCode(byte)),
);
const numberPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const integerPattern = /^\d+$/;

/** Maximum depth of arrays and dictionaries within each other. PDFs of certificates need less than ten. */
const maxDepth = 60;

/** Maximum length of a name, number or keyword. Some programs cut off what is longer, from 128 or 256 characters on. */
const maxWordLength = 127;

/** Largest number that all programs read. Some keep the last 32 bits of a larger one. */
const maxNumber = 2 ** 31 - 1;

const escapedCharacters: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
};

const percent = 0x25;

/**
 * Reads the tokens and values of PDF syntax (ISO 32000-2, 7.2 and 7.3). Unlike programs that show PDFs, it accepts no
 * mistakes, so that every program reads the same values.
 */
export class PdfTokenReader {
  position: number;
  private readonly bytes: Uint8Array;
  private readonly end: number;

  constructor(bytes: Uint8Array, position = 0, end = bytes.length) {
    this.bytes = bytes;
    this.position = position;
    this.end = end;
  }

  private skipSpace(): void {
    while (this.position < this.end) {
      const byte = this.bytes[this.position] ?? 0;
      if (byte === percent) this.skipLine();
      else if (!whiteSpace.has(byte)) return;
      else this.position++;
    }
  }

  /** Skips white space and comments. @returns whether anything follows */
  hasMore(): boolean {
    this.skipSpace();
    return this.position < this.end;
  }

  /** Returns the next bytes without reading them. */
  readAhead(length: number): Uint8Array {
    return this.bytes.subarray(this.position, Math.min(this.position + length, this.end));
  }

  /**
   * Reads a value or a keyword. References are recognized, as they are in files but not in content streams.
   * @throws AmbiguousPdfError for invalid syntax, and at the end
   */
  readValue(depth = 0): PdfValue | PdfKeyword {
    if (depth > maxDepth) throw new AmbiguousPdfError('Values are nested too deeply.');
    this.skipSpace();
    switch (this.peek()) {
      case '/':
        return this.readName();
      case '(':
        return this.readLiteralString();
      case '[':
        return this.readArray(depth);
      case '<':
        return this.peek(1) === '<' ? this.readDictionary(depth) : this.readHexString();
      default:
        return this.readWord();
    }
  }

  /** Reads a keyword. @throws AmbiguousPdfError if something else follows */
  expectKeyword(text: string): void {
    this.skipSpace();
    const word = this.readRegularCharacters();
    if (word !== text) throw new AmbiguousPdfError(`Expected ${text}, found “${word}”.`);
  }

  /** Reads a non-negative integer. @throws AmbiguousPdfError if something else follows */
  readInteger(): number {
    this.skipSpace();
    const word = this.readRegularCharacters();
    if (!integerPattern.test(word)) throw new AmbiguousPdfError(`“${word}” is not an integer.`);
    return Number(word);
  }

  private peek(offset = 0): string {
    const byte = this.position + offset < this.end ? this.bytes[this.position + offset] : undefined;
    return byte === undefined ? '' : String.fromCharCode(byte);
  }

  private skipLine(): void {
    while (this.position < this.end && !'\n\r'.includes(this.peek())) this.position++;
  }

  private readRegularCharacters(): string {
    // Most words have few characters, which are faster to join than to decode.
    let text = '';
    while (this.position < this.end) {
      const byte = this.bytes[this.position] ?? 0;
      if (endsWord[byte]) break;
      text += String.fromCharCode(byte);
      this.position++;
    }
    if (text.length > maxWordLength) throw new AmbiguousPdfError('A word is too long.');
    return text;
  }

  private readWord(): PdfValue | PdfKeyword {
    const word = this.readRegularCharacters();
    if (word === '') throw new AmbiguousPdfError(`Unexpected “${this.peek()}”.`);
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (!numberPattern.test(word)) return new PdfKeyword(word);
    const number = Number(word);
    if (Math.abs(number) > maxNumber) throw new AmbiguousPdfError(`“${word}” is too large.`);
    return (integerPattern.test(word) && this.readRestOfReference(number)) || number;
  }

  /** Reads `0 R` after the number of an object. Returns undefined and reads nothing if it does not follow. */
  private readRestOfReference(id: number): PdfReference | undefined {
    const start = this.position;
    this.skipSpace();
    const generation = this.readRegularCharacters();
    if (integerPattern.test(generation)) {
      this.skipSpace();
      if (this.readRegularCharacters() === 'R') return new PdfReference(id, Number(generation));
    }
    this.position = start;
    return undefined;
  }

  private readName(): PdfName {
    this.position++;
    const raw = this.readRegularCharacters();
    // Some programs end a name at the character 0, and read an incomplete escape in their own way.
    if (/#(?:00|(?![0-9a-fA-F]{2}))/.test(raw))
      throw new AmbiguousPdfError('A name has an unusual escape.');
    return new PdfName(
      raw.replace(/#([0-9a-fA-F]{2})/g, (_escape, digits: string) =>
        String.fromCharCode(parseInt(digits, 16)),
      ),
    );
  }

  private readArray(depth: number): PdfValue[] {
    this.position++;
    const values: PdfValue[] = [];
    for (;;) {
      this.skipSpace();
      if (this.peek() === ']') break;
      values.push(this.readOperand(depth));
    }
    this.position++;
    return values;
  }

  private readDictionary(depth: number): Map<string, PdfValue> {
    this.position += 2;
    const entries = new Map<string, PdfValue>();
    for (;;) {
      this.skipSpace();
      if (this.peek() === '>') break;
      const key = this.readValue(depth + 1);
      if (!(key instanceof PdfName)) throw new AmbiguousPdfError('A key is not a name.');
      if (entries.has(key.text)) throw new AmbiguousPdfError(`/${key.text} occurs twice.`);
      entries.set(key.text, this.readOperand(depth));
    }
    if (this.peek(1) !== '>') throw new AmbiguousPdfError('A dictionary has no end.');
    this.position += 2;
    return entries;
  }

  private readOperand(depth: number): PdfValue {
    const value = this.readValue(depth + 1);
    if (value instanceof PdfKeyword) throw new AmbiguousPdfError(`Unexpected “${value.text}”.`);
    return value;
  }

  private readHexString(): PdfString {
    const start = ++this.position;
    while (this.position < this.end && this.peek() !== '>') this.position++;
    const digits = decodeLatin1(this.bytes.subarray(start, this.position++)).replace(/\s/g, '');
    if (this.position > this.end || /[^0-9a-fA-F]/.test(digits))
      throw new AmbiguousPdfError('A string has invalid digits.');
    const pairs = (digits.length % 2 ? `${digits}0` : digits).match(/../g) ?? [];
    return new PdfString(pairs.map((pair) => String.fromCharCode(parseInt(pair, 16))).join(''));
  }

  private readLiteralString(): PdfString {
    this.position++;
    const parts: string[] = [];
    for (let openCount = 1; ;) {
      const character = this.peek();
      if (character === '') throw new AmbiguousPdfError('A string has no end.');
      // By the specification it is a line feed, but most programs keep it.
      if (character === '\r') throw new AmbiguousPdfError('A string has a carriage return.');
      this.position++;
      if (character === '\\') parts.push(this.readEscape());
      else {
        if (character === '(') openCount++;
        if (character === ')' && --openCount === 0) return new PdfString(parts.join(''));
        parts.push(character);
      }
    }
  }

  private readEscape(): string {
    const character = this.peek();
    this.position++;
    if (character === '\r' && this.peek() === '\n') this.position++;
    if (character === '\r' || character === '\n') return '';
    if (!/[0-7]/.test(character)) return escapedCharacters[character] ?? character;
    let digits = character;
    while (digits.length < 3 && /[0-7]/.test(this.peek())) {
      digits += this.peek();
      this.position++;
    }
    return String.fromCharCode(parseInt(digits, 8) & 0xff);
  }
}
