import { inflateSync } from 'node:zlib';

/** `/Name` without its slash. */
export class Name {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export class Reference {
  readonly id: number;

  constructor(id: number) {
    this.id = id;
  }
}

/** An operator of a content stream. */
export class Operator {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export class Stream {
  readonly entries: Dictionary;
  private readonly raw: Uint8Array;

  constructor(entries: Dictionary, raw: Uint8Array) {
    this.entries = entries;
    this.raw = raw;
  }

  /** Inflated where it is deflated. */
  get bytes(): Uint8Array {
    const filter = this.entries.get('Filter');
    const isDeflated = filter instanceof Name && filter.text === 'FlateDecode';
    return isDeflated ? new Uint8Array(inflateSync(this.raw)) : this.raw;
  }
}

export type Dictionary = ReadonlyMap<string, Value>;
/** Strings are as their bytes are, one character each. */
export type Value =
  | number
  | string
  | boolean
  | Name
  | Reference
  | Operator
  | Stream
  | Dictionary
  | readonly Value[];

/** The objects of a file, found by its cross-reference table: a wrong offset is an error. */
export class PdfObjects {
  readonly trailer: Dictionary;
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
    parser.next();
    this.trailer = dictionary(parser.next());
  }

  get ids(): number[] {
    return this.offsets.flatMap((offset, id) => (offset > 0 ? [id] : []));
  }

  /** What a value is, or refers to. */
  get(value: Value | undefined): Value {
    if (value === undefined) throw new Error('No such entry');
    return value instanceof Reference ? this.object(value.id) : value;
  }

  /** What is found by way of these entries, through references. Undefined where there is none. */
  find(from: Value, ...path: readonly (string | number)[]): Value | undefined {
    let value: Value | undefined = this.get(from);
    for (const step of path) {
      const at: Value | undefined = value === undefined ? undefined : this.get(value);
      const inside: Value | undefined = at instanceof Stream ? at.entries : at;
      if (typeof step === 'number') value = Array.isArray(inside) ? list(inside)[step] : undefined;
      else value = inside instanceof Map ? dictionary(inside).get(step) : undefined;
    }
    return value instanceof Reference ? this.object(value.id) : value;
  }

  get catalog(): Dictionary {
    return dictionary(this.get(this.trailer.get('Root')));
  }

  get pages(): Dictionary[] {
    return list(this.find(this.catalog, 'Pages', 'Kids')).map((page) => dictionary(this.get(page)));
  }

  object(id: number): Value {
    const offset = this.offsets[id] ?? 0;
    const head = `${id} 0 obj\n`;
    if (!this.text.startsWith(head, offset)) throw new Error(`No object ${id} at ${offset}`);
    const parser = new Parser(this.text, offset + head.length);
    const value = parser.next();
    if (!this.text.startsWith('\nstream\n', parser.position)) return value;
    const entries = dictionary(value);
    const start = parser.position + '\nstream\n'.length;
    const end = start + Number(entries.get('Length'));
    if (!this.text.startsWith('\nendstream', end)) throw new Error(`Stream ${id} has no end`);
    return new Stream(entries, this.file.subarray(start, end));
  }
}

export interface Operation {
  operator: string;
  operands: Value[];
}

/** The operations of a page in their order. */
export function operationsOf(content: Uint8Array): Operation[] {
  const parser = new Parser(Buffer.from(content).toString('latin1'), 0);
  const operations: Operation[] = [];
  let operands: Value[] = [];
  while (!parser.isAtEnd) {
    const value = parser.next();
    if (!(value instanceof Operator)) operands.push(value);
    else {
      operations.push({ operator: value.text, operands });
      operands = [];
    }
  }
  return operations;
}

/** A string of the file as text: UTF-16 where it says so. */
export function textOf(value: Value | undefined): string {
  if (typeof value !== 'string') throw new Error('Not a string');
  if (!value.startsWith('\u00fe\u00ff')) return value;
  return Buffer.from(value.slice(2), 'latin1').swap16().toString('utf16le');
}

export function dictionary(value: Value | undefined): Dictionary {
  if (value instanceof Stream) return value.entries;
  if (!(value instanceof Map)) throw new Error('Not a dictionary');
  return value as Dictionary;
}

export function list(value: Value | undefined): readonly Value[] {
  if (!Array.isArray(value)) throw new Error('Not a list');
  return value as readonly Value[];
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

  next(): Value {
    token.lastIndex = this.position;
    const found = token.exec(this.text)?.groups;
    if (!found) throw new Error(`Unreadable: ${this.text.slice(this.position, 40)}`);
    this.position = token.lastIndex;
    const { mark, name, hex, id, number, string, word } = found;
    if (mark === '<<') return this.entries();
    if (mark === '[') return this.values(']');
    if (name !== undefined) return new Name(decodeURIComponent(name.replace(/#/g, '%')));
    if (hex !== undefined) return Buffer.from(hex, 'hex').toString('latin1');
    if (id !== undefined) return new Reference(Number(id));
    if (number !== undefined) return Number(number);
    if (string !== undefined) return string.replace(/\\(.)/g, '$1');
    return word === 'true' || word === 'false' ? word === 'true' : new Operator(word ?? mark ?? '');
  }

  private values(end: string): Value[] {
    const values: Value[] = [];
    for (;;) {
      const value = this.next();
      if (value instanceof Operator && value.text === end) return values;
      values.push(value);
    }
  }

  private entries(): Dictionary {
    const values = this.values('>>');
    const entries = new Map<string, Value>();
    for (let index = 0; index < values.length; index += 2) {
      const [key, value] = values.slice(index, index + 2);
      if (!(key instanceof Name) || value === undefined)
        throw new Error('A dictionary without key');
      entries.set(key.text, value);
    }
    return entries;
  }
}
