import { inflateSync } from 'node:zlib';

/** A PDF name object without its slash. */
export class PdfName {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export class PdfReference {
  readonly id: number;

  constructor(id: number) {
    this.id = id;
  }
}

/** An operator of a PDF content stream. */
export class PdfOperator {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export class PdfStream {
  readonly entries: PdfDictionary;
  private readonly raw: Uint8Array;

  constructor(entries: PdfDictionary, raw: Uint8Array) {
    this.entries = entries;
    this.raw = raw;
  }

  /** The content of the stream, decompressed if necessary. */
  get bytes(): Uint8Array {
    const filter = this.entries.get('Filter');
    const isDeflated = filter instanceof PdfName && filter.text === 'FlateDecode';
    return isDeflated ? new Uint8Array(inflateSync(this.raw)) : this.raw;
  }
}

export type PdfDictionary = ReadonlyMap<string, PdfValue>;
/** The value of a PDF object. Strings have one character per byte. */
export type PdfValue =
  | number
  | string
  | boolean
  | PdfName
  | PdfReference
  | PdfOperator
  | PdfStream
  | PdfDictionary
  | readonly PdfValue[];

/** The objects of a PDF, found through its cross-reference table. A wrong offset in the table causes an error. */
export class PdfObjects {
  readonly trailer: PdfDictionary;
  private readonly file: Uint8Array;
  private readonly text: string;
  private readonly offsets: number[] = [];

  constructor(file: Uint8Array) {
    this.file = file;
    this.text = Buffer.from(file).toString('latin1');
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(this.text)?.[1]);
    const head = /^xref\n0 (\d+)\n/.exec(this.text.slice(start, start + 40));
    if (!head) throw new Error('No cross-reference table where the file says');
    const rows = start + head[0].length;
    const count = Number(head[1]);
    for (let id = 0; id < count; id++)
      this.offsets.push(Number(this.text.slice(rows + 20 * id, rows + 20 * id + 10)));
    const parser = new Parser(this.text, rows + 20 * count);
    parser.readNext();
    this.trailer = requireDictionary(parser.readNext());
  }

  get ids(): number[] {
    return this.offsets.flatMap((offset, id) => (offset > 0 ? [id] : []));
  }

  /** Resolves a value if it is a reference to an object. @throws Error if the value is undefined */
  resolve(value: PdfValue | undefined): PdfValue {
    if (value === undefined) throw new Error('No such entry');
    return value instanceof PdfReference ? this.readObject(value.id) : value;
  }

  /**
   * Finds a nested value. Follows a path of keys and indices through dictionaries, lists and references. Returns
   * undefined if there is no value.
   */
  resolvePath(from: PdfValue, ...path: readonly (string | number)[]): PdfValue | undefined {
    let value: PdfValue | undefined = this.resolve(from);
    for (const step of path) {
      const target: PdfValue | undefined = value === undefined ? undefined : this.resolve(value);
      const inside: PdfValue | undefined = target instanceof PdfStream ? target.entries : target;
      if (typeof step === 'number')
        value = Array.isArray(inside) ? requireArray(inside)[step] : undefined;
      else value = inside instanceof Map ? requireDictionary(inside).get(step) : undefined;
    }
    return value instanceof PdfReference ? this.readObject(value.id) : value;
  }

  get catalog(): PdfDictionary {
    return requireDictionary(this.resolve(this.trailer.get('Root')));
  }

  get pages(): PdfDictionary[] {
    return requireArray(this.resolvePath(this.catalog, 'Pages', 'Kids')).map((page) =>
      requireDictionary(this.resolve(page)),
    );
  }

  readObject(id: number): PdfValue {
    const offset = this.offsets[id] ?? 0;
    const head = `${id} 0 obj\n`;
    if (!this.text.startsWith(head, offset)) throw new Error(`No object ${id} at ${offset}`);
    const parser = new Parser(this.text, offset + head.length);
    const value = parser.readNext();
    if (!this.text.startsWith('\nstream\n', parser.position)) return value;
    const entries = requireDictionary(value);
    const start = parser.position + '\nstream\n'.length;
    const end = start + Number(entries.get('Length'));
    if (!this.text.startsWith('\nendstream', end)) throw new Error(`Stream ${id} has no end`);
    return new PdfStream(entries, this.file.subarray(start, end));
  }
}

export interface PdfOperation {
  operator: string;
  operands: PdfValue[];
}

/** Parses the operators of a PDF content stream with their operands. */
export function parseOperations(content: Uint8Array): PdfOperation[] {
  const parser = new Parser(Buffer.from(content).toString('latin1'), 0);
  const operations: PdfOperation[] = [];
  let operands: PdfValue[] = [];
  while (!parser.isAtEnd) {
    const value = parser.readNext();
    if (!(value instanceof PdfOperator)) operands.push(value);
    else {
      operations.push({ operator: value.text, operands });
      operands = [];
    }
  }
  return operations;
}

/** Decodes a PDF string: UTF-16 if it has a byte-order mark, else Latin-1. */
export function decodeString(value: PdfValue | undefined): string {
  if (typeof value !== 'string') throw new Error('Not a string');
  if (!value.startsWith('\u00fe\u00ff')) return value;
  return Buffer.from(value.slice(2), 'latin1').swap16().toString('utf16le');
}

export function requireDictionary(value: PdfValue | undefined): PdfDictionary {
  if (value instanceof PdfStream) return value.entries;
  if (!(value instanceof Map)) throw new Error('Not a dictionary');
  return value as PdfDictionary;
}

export function requireArray(value: PdfValue | undefined): readonly PdfValue[] {
  if (!Array.isArray(value)) throw new Error('Not a list');
  return value as readonly PdfValue[];
}

const token =
  /\s*(?:(?<mark><<|>>|\[|\])|\/(?<name>[^\s<>[\]()/%]*)|<(?<hex>[0-9A-F]*)>|(?<id>\d+) \d+ R\b|(?<number>-?(?:\d+\.?\d*|\.\d+))|\((?<string>(?:\\.|[^\\()])*)\)|(?<word>[A-Za-z*]+))/y;

class Parser {
  position: number;
  private readonly text: string;

  constructor(text: string, position: number) {
    this.text = text;
    this.position = position;
  }

  get isAtEnd(): boolean {
    return this.text.slice(this.position).trim() === '';
  }

  readNext(): PdfValue {
    token.lastIndex = this.position;
    const groups = token.exec(this.text)?.groups;
    if (!groups) throw new Error(`Unreadable: ${this.text.slice(this.position, 40)}`);
    this.position = token.lastIndex;
    const { mark, name, hex, id, number, string, word } = groups;
    if (mark === '<<') return this.readEntries();
    if (mark === '[') return this.readValues(']');
    if (name !== undefined) return new PdfName(decodeURIComponent(name.replace(/#/g, '%')));
    if (hex !== undefined) return Buffer.from(hex, 'hex').toString('latin1');
    if (id !== undefined) return new PdfReference(Number(id));
    if (number !== undefined) return Number(number);
    if (string !== undefined) return string.replace(/\\(.)/g, '$1');
    return word === 'true' || word === 'false'
      ? word === 'true'
      : new PdfOperator(word ?? mark ?? '');
  }

  private readValues(end: string): PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      const value = this.readNext();
      if (value instanceof PdfOperator && value.text === end) return values;
      values.push(value);
    }
  }

  private readEntries(): PdfDictionary {
    const values = this.readValues('>>');
    const entries = new Map<string, PdfValue>();
    for (let index = 0; index < values.length; index += 2) {
      const [key, value] = values.slice(index, index + 2);
      if (!(key instanceof PdfName) || value === undefined)
        throw new Error('A dictionary without key');
      entries.set(key.text, value);
    }
    return entries;
  }
}
