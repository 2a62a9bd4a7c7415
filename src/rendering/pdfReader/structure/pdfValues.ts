/** A name in a PDF, such as `/Type`, without the slash and with its escapes decoded. */
export class PdfName {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Characters of PDFDocEncoding that differ from Latin-1 (ISO 32000-2, D.3), by their bytes. */
const pdfDocCharacters: ReadonlyMap<number, string> = new Map(
  [
    [0x18, '˘ˇˆ˙˝˛˚˜'] as const,
    [0x80, '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž'] as const,
    [0xa0, '€'] as const,
  ].flatMap(([start, characters]) =>
    Array.from(characters, (character, index) => [start + index, character] as const),
  ),
);

/** A string in a PDF. Each character of `bytes` is one byte, 0 to 255. */
export class PdfString {
  readonly bytes: string;

  constructor(bytes: string) {
    this.bytes = bytes;
  }

  /** Decodes a text string (ISO 32000-2, 7.9.2.2). Text without a byte order mark is in PDFDocEncoding. */
  toText(): string {
    const bytes = Uint8Array.from(this.bytes, (character) => character.charCodeAt(0));
    if (this.bytes.startsWith('\u00fe\u00ff')) return decodeText('utf-16be', bytes.subarray(2));
    if (this.bytes.startsWith('\u00ff\u00fe')) return decodeText('utf-16le', bytes.subarray(2));
    if (this.bytes.startsWith('\u00ef\u00bb\u00bf')) return decodeText('utf-8', bytes.subarray(3));
    return Array.from(this.bytes, (byte) => pdfDocCharacters.get(byte.charCodeAt(0)) ?? byte).join(
      '',
    );
  }
}

const decodeText = (encoding: string, bytes: Uint8Array): string =>
  new TextDecoder(encoding).decode(bytes);

/** A reference to an indirect object, such as `12 0 R`. */
export class PdfReference {
  readonly id: number;
  readonly generation: number;

  constructor(id: number, generation: number) {
    this.id = id;
    this.generation = generation;
  }
}

/** An operator of a content stream, or a word of the file structure such as `obj`. */
export class PdfKeyword {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** A stream: its dictionary, and its bytes as they are in the file, usually compressed. */
export class PdfStream {
  readonly dictionary: PdfDictionary;
  readonly bytes: Uint8Array;

  constructor(dictionary: PdfDictionary, bytes: Uint8Array) {
    this.dictionary = dictionary;
    this.bytes = bytes;
  }
}

export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfReference
  | PdfStream
  | readonly PdfValue[]
  | PdfDictionary;

export const isDictionary = (value: unknown): value is PdfDictionary => value instanceof Map;

/**
 * Thrown for a PDF that breaks the rules of its format, or that says one thing twice. Programs guess what such a file
 * means, and each may show another document.
 */
export class AmbiguousPdfError extends Error {
  override name = 'AmbiguousPdfError';
}
